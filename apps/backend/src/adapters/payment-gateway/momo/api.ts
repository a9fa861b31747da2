import * as z from "zod";
import { post } from "../../post.ts";
import type { MomoSettings } from "./settings.ts";
import { sign } from "./signing.ts";

/** MoMo asks its partners to wait at least this long. */
const TIMEOUT_MS = 30_000;

/** Results about our account and keys (access denied, unsupported version, wrong signature), not about the order. */
const OF_ACCOUNT = [11, 12, 13];

const paths = {
  create: "/v2/gateway/api/create",
  query: "/v2/gateway/api/query",
  refund: "/v2/gateway/api/refund",
} as const;

const answerSchema = z.object({
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  resultCode: z.int(),
  message: z.string().optional(),
  amount: z.number().optional(),
  transId: z.number().nullish(),
  responseTime: z.number().optional(),
  payUrl: z.url({ protocol: /^https?$/ }).optional(),
  refundTrans: z.unknown().optional(),
});

/** The fields that we use of MoMo's responses. */
export type MomoAnswer = z.infer<typeof answerSchema>;

/** MoMo's API client. Throws on no response, an incomplete one, or one about our account or another request. MoMo does not sign responses; TLS vouches for them. */
export function momoApi({ partnerCode, accessKey, secretKey, apiUrl }: MomoSettings, timeoutMs = TIMEOUT_MS) {
  return async (
    kind: keyof typeof paths,
    fields: { orderId: string; requestId: string } & Record<string, unknown>,
  ): Promise<MomoAnswer> => {
    const message = { partnerCode, ...fields };
    const signature = sign({ accessKey, secretKey }, kind, message);
    const { status, body } = await post(`${apiUrl}${paths[kind]}`, { ...message, signature }, { timeoutMs });
    // A refusal carries a result code in its body, whatever its HTTP status.
    if (status >= 500) throw new Error(`MoMo responded with ${status}.`);
    const said = answerSchema.parse(body);
    if (OF_ACCOUNT.includes(said.resultCode)) {
      throw new Error(`MoMo refuses our account: ${said.resultCode} ${said.message ?? ""}`);
    }
    const isOurs =
      said.partnerCode === partnerCode &&
      said.orderId === fields.orderId &&
      said.requestId === fields.requestId;
    if (!isOurs) throw new Error("MoMo's response is about another request.");
    return said;
  };
}
