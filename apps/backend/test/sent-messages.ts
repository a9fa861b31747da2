import { sql } from "../src/database/drizzle.ts";
import type { Adapters } from "../src/ports/adapters.ts";
import { jobs, type JobPayload } from "../src/jobs/jobs.ts";
import { sendMessage, type Message } from "../src/modules/messages/index.ts";
import type { TestShop } from "./shop.ts";

/** Keeps what would reach customers: `useShop(messages.adapters)`. */
export interface SentMessages {
  /** What has been sent. */
  all: Message[];
  /** Senders that keep. */
  adapters: () => Pick<Adapters, "sms" | "email">;
  /** Sends what is queued, as a worker does, and answers everything that has been sent. */
  sent: (shop: TestShop) => Promise<Message[]>;
  /** Begins anew: nothing has been sent, and nothing is queued. */
  forget: (shop: TestShop) => Promise<void>;
  /** The one-time code that went last to a phone or a mail address; empty where none did. */
  code: (shop: TestShop, recipient: string) => Promise<string>;
}

/** Messages of one test file. */
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
      email: { isSimulated: true, send: (mail) => keep({ channel: "email", ...mail }) },
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

/** Takes the messages out of the queue, the one that waited longest first: quicker than running every job that is due. */
async function takeQueued({ db }: TestShop): Promise<JobPayload<"send-message">[]> {
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-message')
      returning id, payload)
    select payload from taken order by id`);
  return rows.map(({ payload }) => jobs["send-message"].payload.parse(payload));
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");
