import { expect } from "./test.ts";
import { operatorSays } from "./operator.ts";

/** What has gone to a phone or a mail address, the newest first. */
export async function messagesTo(recipient: string): Promise<{ text: string }[]> {
  return operatorSays<{ text: string }[]>("outbox", "--to", recipient);
}

/** The code of the newest of so many messages to a phone or a mail address. */
export async function codeSentTo(recipient: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(recipient)).length).toBe(count);
  const [newest] = await messagesTo(recipient);
  return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
}
