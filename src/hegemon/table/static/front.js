// @ts-check
/** The first page: fields with steps, boxes to choose from, and the open tables. */

import { keepFresh } from "./lobby.js";
import { addToForms } from "./numbers.js";
import { picks } from "./choosing.js";
import { steppers } from "./steppers.js";

const place = document.getElementById("lobby");
steppers(document);
picks(document);
addToForms(document);
if (place) keepFresh(place);
