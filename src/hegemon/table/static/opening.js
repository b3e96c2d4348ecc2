// @ts-check
/** Forms that open a table or a map: fields with steps. */

import { addToForms } from "./numbers.js";
import { steppers } from "./steppers.js";

steppers(document);
addToForms(document);
