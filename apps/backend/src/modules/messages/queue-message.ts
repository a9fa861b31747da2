import { randomUUID } from "node:crypto";
import type { Config } from "../../config.ts";
import type { Queryable } from "../../database/connect.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { Message } from "./deliver.ts";
import { encryptMessage } from "./message-encryption.ts";

/** How a message is queued. */
export interface QueueOptions {
  /** One that waits under the same key goes no more. */
  key?: string;
  /** From when on it is of no use, and is not sent. @default never */
  until?: Date;
}

/**
 * Sends a message once the transaction is committed, and again while nobody takes it over. It lies encrypted until then.
 *
 * @param message null where nobody is to get one: all else is as if it went out
 */
export async function queueMessage(
  tx: Queryable,
  config: Pick<Config, "jwtSecret">,
  message: Message | null,
  { key, until }: QueueOptions = {},
): Promise<void> {
  const id = randomUUID();
  const payload = { sealed: encryptMessage(message, config), until: until?.toISOString() ?? null, id };
  await addJob(tx, "send-message", payload, { ...(key !== undefined && { key }) });
}
