import * as z from "zod";
import { fetchFailure, post } from "../../post.ts";
import { CarrierError } from "../../../ports/carrier.ts";
import type { GhnSettings } from "./settings.ts";

/** GHN usually responds within a second. After a timeout the request is retried later. */
const GHN_TIMEOUT_MS = 8_000;

/** Codes about our account: a wrong token, missing rights, too many requests. A retry helps once that is solved. */
const OF_ACCOUNT = [401, 403, 429];

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
    const headers = { token, shopid: String(shopId) };
    const { status, body: answer } = await post(`${apiUrl}${path}`, body, { timeoutMs, headers }).catch(
      (error: unknown) => {
        const reason = fetchFailure(error);
        throw new CarrierError("unavailable", reason, `GHN did not respond: ${reason}.`);
      },
    );
    const said = envelope.safeParse(answer);
    if (!said.success) {
      throw new CarrierError(
        "unavailable",
        "unreadable",
        `GHN's response (status ${status}) could not be read.`,
      );
    }
    const { code, message, code_message, data } = said.data;
    if (code !== 200) {
      const isRefusal = code >= 400 && code < 500 && !OF_ACCOUNT.includes(code);
      throw new CarrierError(
        isRefusal ? "refused" : "unavailable",
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
