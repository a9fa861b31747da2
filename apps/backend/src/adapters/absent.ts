import { StartFailure } from "../database/failure.ts";
import type { Carrier } from "../ports/carrier.ts";
import type { EmailSender } from "../ports/email.ts";
import type { SmsSender } from "../ports/sms.ts";
import { manualCarrier } from "./carrier/manual.ts";

/** A real shop refuses to start without these settings. A program that starts without them fails at its first call. */
const refuse = (what: string) => () =>
  Promise.reject(new StartFailure(`${what} is not configured, and a real shop has no simulation of it.`));

export const absentSms: SmsSender = { provider: "absent", isSimulated: false, send: refuse("ESMS_API_KEY") };

export const absentEmail: EmailSender = { send: refuse("SMTP_URL") };

export const absentCarrier: Carrier = { ...manualCarrier(null), book: refuse("CARRIER") };
