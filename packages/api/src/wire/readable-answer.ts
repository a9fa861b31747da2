import type { Middleware } from "openapi-fetch";
import type { ErrorEnvelope } from "../schema.gen.ts";
import { NetworkError } from "./errors.ts";

/**
 * Handles responses that are not JSON and so not from our API. An error (a gateway's 502 page) becomes an envelope without a
 * message, so that callers see one shape; a success (a captive portal's page) becomes a network error.
 */
export const readableAnswer: Middleware = {
  onResponse({ response, options }) {
    if (response.status === 204 || isJson(response) || (response.ok && options.parseAs !== "json")) {
      return undefined;
    }
    if (response.ok) {
      throw new NetworkError(
        `The answer is ${response.headers.get("Content-Type") ?? "of no type"}, not JSON`,
      );
    }
    const envelope: ErrorEnvelope = { code: response.status, status: 0, message: "", data: null };
    return Response.json(envelope, { status: response.status, statusText: response.statusText });
  },
};

const isJson = (response: Response) =>
  /^application\/(.+\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
