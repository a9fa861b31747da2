import type { Email } from "../../ports/email.ts";
import { MessageError } from "../../ports/message-error.ts";
import type { Sms, SmsSender } from "../../ports/sms.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { raiseAlert, recordEvent } from "../provider-log/index.ts";
import { returnToBudget, takeFromBudget } from "./budget.ts";

/** A message sent to a customer outside the shop. */
export type Message = ({ channel: "sms" } & Omit<Sms, "id">) | ({ channel: "email" } & Email);

type DeliveryServices = Pick<JobServices, "db" | "sms" | "zns" | "email" | "clock" | "config" | "log">;

/**
 * Sends one message. One with a code goes by Zalo if it is configured; otherwise, or if Zalo fails, it goes by SMS. Throws if no
 * provider accepted it and a retry makes sense; drops it if the last provider refused it for good.
 *
 * @param id our id: sent again under it, providers treat it as the same message
 */
export async function deliverMessage(
  services: DeliveryServices,
  message: Message,
  id: string,
): Promise<void> {
  if (message.channel === "email") {
    const { channel: _, ...mail } = message;
    await sendEmail(services, mail);
    return;
  }
  const { to, text, code } = message;
  const troubles: MessageError[] = [];
  for (const sender of [services.zns, services.sms]) {
    if (sender === null || (sender === services.zns && code === null)) continue;
    const trouble = await tryToSend(services, sender, { id, to, text, code });
    if (trouble === null) return;
    troubles.push(trouble);
  }
  const last = troubles.at(-1);
  if (last && last.kind !== "refused") throw last;
}

/** Sends an email. One to an address that does not exist is dropped and logged, since retries would only harm the sender's reputation. */
export async function sendEmail(
  { email, log, ...services }: Pick<JobServices, "db" | "clock" | "email" | "log">,
  mail: Email,
): Promise<void> {
  try {
    await email.send(mail);
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    await alertOfAccount(services, "smtp", error);
    if (error.kind !== "refused") throw error;
    log.warn({ code: error.code }, "an email was dropped: its address does not exist");
  }
}

/** Alerts staff of a problem with our account at a provider, such as a wrong key. */
async function alertOfAccount(
  { db, clock }: Pick<JobServices, "db" | "clock">,
  provider: string,
  { kind, code }: MessageError,
): Promise<void> {
  if (kind !== "account") return;
  const text = `${provider} responded with ${code}: no message can be sent through it until its account is checked.`;
  await raiseAlert(db, { subject: `messages ${provider} ${code}`, text }, clock.now());
}

async function tryToSend(
  services: DeliveryServices,
  sender: SmsSender,
  sms: Sms,
): Promise<MessageError | null> {
  const { db, clock } = services;
  const { provider } = sender;
  const event = { provider, about: `message:${sms.id}`, call: "send" };
  const takenAt = clock.now();
  if (!sender.isSimulated && !(await takeFromBudget(db, services, takenAt))) {
    await recordEvent(db, { ...event, outcome: "over_budget" }, takenAt);
    return new MessageError("unavailable", provider, "over_budget");
  }
  try {
    const number = await sender.send(sms);
    await recordEvent(db, { ...event, outcome: "done", code: number }, clock.now());
    return null;
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    const { kind, code } = error;
    if (kind !== "unavailable" && !sender.isSimulated) await returnToBudget(db, services, takenAt);
    await recordEvent(db, { ...event, outcome: kind, code }, clock.now());
    await alertOfAccount(services, provider, error);
    return error;
  }
}
