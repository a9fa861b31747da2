import { ApiCode } from "@sen/domain";
import { ApiError } from "../../http/errors.ts";

/** A fault of ours that must not be passed over: the customer reads a 500, the log what it was. */
export function serverFault(what: string): ApiError {
  const error = new ApiError({ status: ApiCode.serverError, messageCode: "SERVER_ERROR" });
  error.message = what;
  return error;
}
