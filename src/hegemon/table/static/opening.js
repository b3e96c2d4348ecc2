// @ts-check
/** Forms that open a table or a map: fields with steps, boxes to choose from, rules and pictures that follow. */

import { Dials } from "./dials.js";
import { addToForms } from "./numbers.js";
import { picks } from "./choosing.js";
import { steppers } from "./steppers.js";

const form = document.querySelector("form[data-game]");
steppers(document);
picks(document);
addToForms(document);
if (form instanceof HTMLFormElement) new Dials(form);
