import { randomUUID } from "node:crypto";
import type { Config } from "../../config.ts";
import type { Queryable } from "../../database/connect.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { Message } from "./deliver.ts";
import { encryptMessage } from "./message-encryption.ts";

/** Options for queueing a message. */
export interface QueueOptions {
  /** Replaces a message that is still queued under the same key. */
  key?: string;
  /** When the message expires and is no longer sent. @default never */
  until?: Date;
}

/**
 * Queues a message, encrypted, to be sent after the commit and retried while no provider accepts it.
 *
 * @param message null to send nothing; the job looks the same
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
