import * as z from "zod";
import { MESSAGE_TIMEOUT_MS, postForJson } from "../post.ts";
import { MessageError } from "../../../ports/message-error.ts";
import type { SmsSender } from "../../../ports/sms.ts";
import type { ZnsSettings } from "./settings.ts";
import type { ZnsTokens } from "./tokens.ts";

/** https://zalo.cloud/zns/guidelines */
const answer = z.object({
  error: z.int(),
  data: z.object({ msg_id: z.string().min(1) }).nullish(),
});

/**
 * Errors of one phone number (https://zalo.cloud/zns/guidelines/handle-error-code): invalid, outdated app, inactive or opted out, no account,
 * notifications off.
 */
const OF_NUMBER = [-108, -110, -114, -118, -119, -134, -139];
/** Errors of the application, account, template, balance or quota. */
const OF_ACCOUNT = [
  -101, -102, -103, -104, -105, -106, -109, -111, -112, -115, -117, -125, -131, -132, -135, -137, -144, -145,
  -146, -147,
];
const TOKEN_INVALID = -124;

/** Template messages through Zalo. They can only carry codes; any other message is refused. */
export function znsSender(
  settings: ZnsSettings,
  tokens: ZnsTokens,
  timeoutMs = MESSAGE_TIMEOUT_MS,
): SmsSender {
  const { apiUrl, templateId } = settings;
  return {
    provider: "zns",
    isSimulated: false,
    async send({ id, to, code }) {
      if (code === null) throw new MessageError("refused", "zns", "no_template");
      const post = async (access_token: string) => {
        const message = {
          phone: to.replace(/^0/, "84"),
          template_id: templateId,
          template_data: { otp: code },
          tracking_id: id,
        };
        const headers = { access_token };
        const said = await postForJson("zns", `${apiUrl}/message/template`, message, { timeoutMs, headers });
        const read = answer.safeParse(said);
        if (!read.success) throw new MessageError("unavailable", "zns", "incomplete");
        return read.data;
      };
      const token = await tokens.current();
      const first = await post(token);
      const { error, data } = first.error === TOKEN_INVALID ? await post(await tokens.renewed(token)) : first;
      if (error === 0 && data) return data.msg_id;
      throw new MessageError(kindOf(error), "zns", String(error));
    },
  };
}

function kindOf(error: number): MessageError["kind"] {
  if (OF_NUMBER.includes(error)) return "refused";
  return OF_ACCOUNT.includes(error) || error === TOKEN_INVALID ? "account" : "unavailable";
}
