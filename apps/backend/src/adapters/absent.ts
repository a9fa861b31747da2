import { StartFailure } from "../database/failure.ts";
import type { Carrier } from "../ports/carrier.ts";
import type { EmailSender } from "../ports/email.ts";
import type { SmsSender } from "../ports/sms.ts";
import { manualCarrier } from "./carrier/manual.ts";

/** A real shop does not open without these. Programs that need none of them do, and are told when they come to it. */
const refuse = (what: string) => () =>
  Promise.reject(new StartFailure(`${what} is not set up: a real shop has nothing that only pretends.`));

export const absentSms: SmsSender = { provider: "absent", isSimulated: false, send: refuse("ESMS_API_KEY") };

export const absentEmail: EmailSender = { isSimulated: false, send: refuse("SMTP_URL") };

export const absentCarrier: Carrier = { ...manualCarrier, book: refuse("CARRIER") };
