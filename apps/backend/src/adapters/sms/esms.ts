import * as z from "zod";
import { MESSAGE_TIMEOUT_MS, postForJson } from "./post.ts";
import { MessageError } from "../../ports/message-error.ts";
import type { SmsSender } from "../../ports/sms.ts";

/** The account at eSMS. */
export interface EsmsSettings {
  /** `https://rest.esms.vn/MainService.svc/json` */
  apiUrl: string;
  apiKey: string;
  secretKey: string;
  /** The registered sender name that phones show. */
  brandname: string;
}

/** https://developers.esms.vn/en/esms-api/send-sms-api/send-otp-customer-care-message */
const answer = z.object({ CodeResult: z.coerce.string(), SMSID: z.string().nullish() });

const TAKEN = "100";
/** A message with this RequestId was accepted before. */
const DUPLICATE = "124";
/** Errors of a single message (https://developers.esms.vn/en/esms-api/table-of-error-codes): a blocked or invalid number, an unregistered network. */
const OF_MESSAGE = ["99", "108", "177"];
/** Errors of the account: keys, prices, balance, sender name, type, address, template. */
const OF_ACCOUNT = ["101", "102", "103", "104", "118", "140", "146"];
/** The customer care message type, which covers one-time codes. */
const CUSTOMER_CARE = "2";
const LATIN = /^[\n\r\x20-\x7E]*$/;

/** Brand-name messages through eSMS (SendMultipleMessage_V4). */
export function esmsSender(settings: EsmsSettings, timeoutMs = MESSAGE_TIMEOUT_MS): SmsSender {
  const { apiUrl, apiKey, secretKey, brandname } = settings;
  return {
    provider: "esms",
    isSimulated: false,
    async send({ id, to, text }) {
      const sms = {
        ApiKey: apiKey,
        SecretKey: secretKey,
        Brandname: brandname,
        SmsType: CUSTOMER_CARE,
        Phone: to,
        Content: text,
        IsUnicode: LATIN.test(text) ? "0" : "1",
        // eSMS blocks a second message with the same id for a day.
        RequestId: id,
      };
      const said = await postForJson("esms", `${apiUrl}/SendMultipleMessage_V4_post_json/`, sms, {
        timeoutMs,
      });
      const read = answer.safeParse(said);
      if (!read.success) throw new MessageError("unavailable", "esms", "incomplete");
      const { CodeResult: code, SMSID } = read.data;
      if (code === DUPLICATE || (code === TAKEN && SMSID)) return SMSID ?? id;
      throw new MessageError(kindOf(code), "esms", code);
    },
  };
}

function kindOf(code: string): MessageError["kind"] {
  if (OF_MESSAGE.includes(code)) return "refused";
  return OF_ACCOUNT.includes(code) ? "account" : "unavailable";
}
