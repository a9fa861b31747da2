import * as z from "zod";
import { fetchFailure } from "../../fetch-failure.ts";
import { jsonOf, textUpTo } from "../../read-answer.ts";
import { CarrierError } from "../../../ports/carrier.ts";
import type { GhnSettings } from "./settings.ts";

/** GHN usually responds within a second. After a timeout the request is retried later. */
export const GHN_TIMEOUT_MS = 8_000;
/** Largest accepted response, in bytes; none of GHN's comes near it. */
const LARGEST_ANSWER = 2 * 1024 * 1024;

/** The envelope of every response of GHN's public API, refusals included (https://api.ghn.vn/home/docs/detail?id=76). */
const envelope = z.object({
  code: z.number(),
  message: z.string().catch(""),
  code_message: z.string().nullish(),
  data: z.unknown(),
});

/** Client for GHN's public API v2. Throws a `CarrierError`. */
export function ghnApi({ apiUrl, token, shopId }: GhnSettings, timeoutMs = GHN_TIMEOUT_MS) {
  return async <Schema extends z.ZodType>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    const { status, text } = await answerOf(`${apiUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", token, shopid: String(shopId) },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said = envelope.safeParse(jsonOf(text));
    if (!said.success) {
      throw new CarrierError(
        "unavailable",
        "unreadable",
        `GHN's response (status ${status}) could not be read.`,
      );
    }
    const { code, message, code_message, data } = said.data;
    if (code !== 200) {
      const kind = code >= 400 && code < 500 && code !== 429 ? "refused" : "unavailable";
      throw new CarrierError(
        kind,
        code_message ?? String(code),
        `GHN responded with ${code}: ${message.slice(0, 200)}`,
      );
    }
    const parsed = schema.safeParse(data);
    if (!parsed.success) {
      throw new CarrierError("unavailable", "incomplete", "GHN's response is incomplete.");
    }
    return parsed.data;
  };
}

export type GhnApi = ReturnType<typeof ghnApi>;

async function answerOf(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await textUpTo(LARGEST_ANSWER, response) };
  } catch (error) {
    const reason = fetchFailure(error);
    throw new CarrierError("unavailable", reason, `GHN did not respond: ${reason}.`);
  }
}
