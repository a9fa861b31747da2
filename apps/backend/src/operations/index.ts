import type { Operations } from "../http/operation.ts";
import * as addresses from "./addresses/index.ts";
import * as customer from "./customer.ts";
import * as malls from "./malls.ts";
import * as places from "./places.ts";
import * as signIn from "./sign-in/index.ts";

/** Every operation that has code, by its `operationId`. One line a family. */
export const operations = {
  ...signIn,
  ...customer,
  ...places,
  ...addresses,
  ...malls,
} satisfies Partial<Operations>;
