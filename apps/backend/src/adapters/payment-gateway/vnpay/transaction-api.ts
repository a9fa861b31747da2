import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Clock } from "../../../ports/clock.ts";
import type { VnpaySettings } from "./settings.ts";
import { isSigned, joined, sign, SIGNED_VALUES, type Params } from "./signing.ts";
import { dateText, refText, VERSION } from "./values.ts";
import { post } from "../../post.ts";

/** A response of the transaction API. Numbers arrive as strings or numbers; here they are all strings. */
export type ApiAnswer = Readonly<Record<string, string | undefined>>;

/** VNPay usually responds within seconds. After a timeout the request is retried later. */
const TIMEOUT_MS = 15_000;

const answerSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? "" : String(value))),
);

/**
 * VNPay's transaction API client. Throws on no response, or one with a bad signature or about another request. Every call has its own request
 * id, which a retried refund reuses.
 */
export function transactionApi(
  { tmnCode, hashSecret, apiUrl, serverAddress }: VnpaySettings,
  clock: Clock,
  timeoutMs = TIMEOUT_MS,
) {
  return async (command: "querydr" | "refund", params: Params, requestId = refText(randomUUID())) => {
    const body: Params = {
      vnp_CreateDate: dateText(clock.now()),
      ...params,
      vnp_RequestId: requestId,
      vnp_Version: VERSION,
      vnp_Command: command,
      vnp_TmnCode: tmnCode,
      vnp_IpAddr: serverAddress,
    };
    const vnp_SecureHash = sign(hashSecret, joined(body, SIGNED_VALUES[command]));
    const { status, body: answer } = await post(apiUrl, { ...body, vnp_SecureHash }, { timeoutMs });
    if (status !== 200) throw new Error(`VNPay responded with ${status}.`);
    const said: ApiAnswer = answerSchema.parse(answer);
    const signed = joined(present(said), SIGNED_VALUES[`${command}Answer`]);
    if (!isSigned(hashSecret, signed, said.vnp_SecureHash)) {
      throw new Error("VNPay's response has no valid signature.");
    }
    if (said.vnp_TmnCode !== tmnCode || said.vnp_Command !== command || said.vnp_TxnRef !== body.vnp_TxnRef) {
      throw new Error("VNPay's response is about another request.");
    }
    return said;
  };
}

const present = (said: ApiAnswer): Params =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value ?? ""]));
