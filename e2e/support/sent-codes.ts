import { expect } from "./test.ts";
import { operatorSays } from "./operator.ts";

/** The messages sent to a phone number or an email address, newest first. */
export async function messagesTo(recipient: string): Promise<{ text: string }[]> {
  return operatorSays<{ text: string }[]>("outbox", "--to", recipient);
}

/** Waits until `count` messages were sent to a phone number or an email address. Returns the newest one's code. */
export async function codeSentTo(recipient: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(recipient)).length).toBe(count);
  const [newest] = await messagesTo(recipient);
  return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
}
