// @ts-check
/** An invitation: who takes the seat adds a number to the dice. */

import { addToForms } from "./numbers.js";

addToForms(document);
