import { sql } from "../src/database/drizzle.ts";
import type { Adapters } from "../src/ports/adapters.ts";
import { jobs, type JobPayload } from "../src/jobs/jobs.ts";
import { sendMessage, type Message } from "../src/modules/messages/index.ts";
import type { TestShop } from "./shop.ts";

/** Captures messages to customers: `useShop(messages.adapters)`. */
export interface SentMessages {
  /** All messages sent so far. */
  all: Message[];
  /** Senders that capture messages. */
  adapters: () => Pick<Adapters, "sms" | "email">;
  /** Sends queued messages, as a worker does, and returns all messages sent so far. */
  sent: (shop: TestShop) => Promise<Message[]>;
  /** Resets: clears the sent messages and the queue. */
  forget: (shop: TestShop) => Promise<void>;
  /** The last one-time code sent to a phone number or an email address; empty if there is none. */
  code: (shop: TestShop, recipient: string) => Promise<string>;
}

/** Captures the messages of one test file. */
export function keepMessages(): SentMessages {
  const all: Message[] = [];
  const keep = (message: Message): Promise<void> => {
    all.push(message);
    return Promise.resolve();
  };
  const sent: SentMessages["sent"] = async (shop) => {
    for (const payload of await takeQueued(shop)) await sendMessage(shop.jobServices(), payload);
    return all;
  };
  return {
    all,
    adapters: () => ({
      sms: {
        provider: "kept",
        isSimulated: true,
        send: async ({ id, ...sms }) => {
          await keep({ channel: "sms", ...sms });
          return id;
        },
      },
      email: { send: (mail) => keep({ channel: "email", ...mail }) },
    }),
    sent,
    forget: async (shop) => {
      await takeQueued(shop);
      all.length = 0;
    },
    code: async (shop, recipient) => {
      const newest = (await sent(shop)).findLast(({ to }) => to === recipient);
      return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "";
    },
  };
}

/** Takes the messages out of the queue, oldest first. Faster than running all due jobs. */
async function takeQueued({ db }: TestShop): Promise<JobPayload<"send-message">[]> {
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-message')
      returning id, payload)
    select payload from taken order by id`);
  return rows.map(({ payload }) => jobs["send-message"].payload.parse(payload));
}

/** A code that differs from this one. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");
