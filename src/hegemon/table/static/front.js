// @ts-check
/** The first page: fields with steps, and the open tables. */

import { keepFresh } from "./lobby.js";
import { addToForms } from "./numbers.js";
import { steppers } from "./steppers.js";

const place = document.getElementById("lobby");
steppers(document);
addToForms(document);
if (place) keepFresh(place);
