export { errorText, loggedError, loggerOptions } from "./logging.ts";
export { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";
