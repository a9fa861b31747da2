import { addressOf, type AddressParams, type ApiClient } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import type { RequestFacts } from "../request-facts.ts";
import { callBackend } from "./backend-call.ts";
import type { Seed } from "./seed.ts";

/** Longest wait for the backend: a page that takes longer is not waited for either. */
const TIMEOUT_MS = 10_000;

/**
 * The API as the server uses it: public data only, in the language of the requested path, never with a token. Of the
 * response it tells the status.
 */
export interface ServerApi extends Pick<ApiClient, "GET"> {
  /** What has been asked for the page so far, and goes along with it. */
  seed: Seed;
}

/** The API for one request, whose id goes with each call to the backend's log. */
export function createServerApi({ backendUrl, path, requestId }: RequestFacts): ServerApi {
  const headers = { lang: localeOfPath(path), authorization: "", "x-request-id": requestId };
  const read = async (call: string, { params }: { params?: AddressParams }) => {
    const url = addressOf(`${backendUrl}/api/v1`, call, params);
    const { status, body } = await callBackend({ url, headers, timeoutMs: TIMEOUT_MS });
    return { data: body, response: { status } };
  };
  return { GET: read as unknown as ServerApi["GET"], seed: {} };
}
