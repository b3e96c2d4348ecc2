// @ts-check
/** Forms that open a table or a map: fields with steps. */

import { steppers } from "./steppers.js";

steppers(document);
