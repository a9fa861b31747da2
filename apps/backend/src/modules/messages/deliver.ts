import type { Email } from "../../ports/email.ts";
import { MessageError, type Sms, type SmsSender } from "../../ports/sms.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { raiseAlert, recordEvent } from "../provider-log/index.ts";
import { takeFromBudget } from "./budget.ts";

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
    await services.email.send(mail);
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

async function tryToSend(
  services: DeliveryServices,
  sender: SmsSender,
  sms: Sms,
): Promise<MessageError | null> {
  const { db, clock } = services;
  const { provider } = sender;
  const event = { provider, about: `message:${sms.id}`, call: "send" };
  if (!sender.isSimulated && !(await takeFromBudget(db, services, clock.now()))) {
    await recordEvent(db, { ...event, outcome: "over_budget" }, clock.now());
    return new MessageError("unavailable", provider, "over_budget");
  }
  try {
    const number = await sender.send(sms);
    await recordEvent(db, { ...event, outcome: "done", code: number }, clock.now());
    return null;
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    const { kind, code } = error;
    await recordEvent(db, { ...event, outcome: kind, code }, clock.now());
    if (kind === "account") {
      const text = `${provider} responded with ${code}: no message can be sent through it until its account is checked.`;
      await raiseAlert(db, { subject: `messages ${provider} ${code}`, text }, clock.now());
    }
    return error;
  }
}
