import type { Adapters } from "../../adapters/adapters.ts";
import type { Email } from "../../adapters/email/email.ts";
import type { Sms } from "../../adapters/sms/sms.ts";

/** What a customer gets outside of the shop. */
export type Message = ({ channel: "sms" } & Sms) | ({ channel: "email" } & Email);

/** Hands one message to whoever carries it; rejects when it was not taken over. */
export async function deliverMessage(
  { sms, email }: Pick<Adapters, "sms" | "email">,
  message: Message,
): Promise<void> {
  if (message.channel === "sms") {
    await sms.send({ to: message.to, text: message.text });
    return;
  }
  const { channel: _, ...mail } = message;
  await email.send(mail);
}
