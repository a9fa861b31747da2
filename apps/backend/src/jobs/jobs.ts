import * as z from "zod";

/** The settings of a kind of job. */
interface JobSettings {
  /** The payload's schema. Parsed again before the handler runs, because an earlier version may have written the job. */
  payload: z.ZodType;
  /** Maximum attempts. The pause between them grows from 3 seconds to 6 hours; 25 attempts take four days. */
  tries: number;
  /** Crontab of a periodic job, in UTC. It also runs once when a worker starts. */
  cron?: string;
  /**
   * Lower runs first, so that thousands of notices do not delay a parcel. Heavy jobs have the lowest, so that the check for overdue jobs
   * sees them. @default 0
   */
  priority?: number;
  /** @default "main" */
  lane?: LaneName;
}

/**
 * Lanes of a worker. Jobs of one lane never wait for those of another. `messages`: waits for an SMS, Zalo or mail server; codes must arrive within minutes.
 * `providers`: waits for a gateway, carrier, mail server or file store. Both may hang. `heavy`: takes minutes of a whole CPU, so a
 * worker runs one at a time.
 */
export const LANES = ["main", "messages", "providers", "heavy"] as const;

export type LaneName = (typeof LANES)[number];

const TRIES = 25;
/** It runs again soon anyway. */
const PERIODIC_TRIES = 2;

const nothing = z.object({});

/** All kinds of jobs by name. Their handlers are in `handlers.ts`. */
export const jobs = {
  "close-payment": { payload: z.object({ payment_id: z.int() }), tries: TRIES, lane: "providers" },
  "cancel-unpaid-order": { payload: z.object({ order_id: z.int() }), tries: TRIES, lane: "providers" },
  "find-expired-payments": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "complete-delivered-orders": { payload: nothing, tries: PERIODIC_TRIES, cron: "23 * * * *" },
  "queue-gateway-refunds": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "start-refund": { payload: z.object({ refund_id: z.int() }), tries: TRIES },
  "advance-transfer": { payload: z.object({ transfer_id: z.int() }), tries: TRIES, lane: "providers" },
  // In the morning, Vietnam time.
  "reconcile-payments": { payload: nothing, tries: TRIES, cron: "30 22 * * *", lane: "providers" },
  // The message is encrypted; after `until` it is useless.
  "send-message": {
    payload: z.object({ sealed: z.string(), until: z.nullable(z.iso.datetime()), id: z.uuid() }),
    tries: TRIES,
    lane: "messages",
  },
  "book-parcel": { payload: z.object({ parcel_id: z.int() }), tries: TRIES, lane: "providers" },
  "cancel-parcel": { payload: z.object({ parcel_id: z.int() }), tries: TRIES, lane: "providers" },
  "track-parcel": {
    payload: z.object({ parcel_id: z.int(), reason: z.nullable(z.string()) }),
    tries: TRIES,
    lane: "providers",
  },
  "find-silent-parcels": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/10 * * * *" },
  "reconcile-carrier-cash": { payload: nothing, tries: TRIES, cron: "50 22 * * *" },
  "mail-alert": { payload: z.object({ alert_id: z.int() }), tries: TRIES, lane: "providers" },
  "forget-customer": { payload: z.object({ customer_id: z.int() }), tries: TRIES },
  // Retried for three weeks: once the job is given up, nobody finds the files.
  "delete-files": { payload: z.object({ storage_keys: z.array(z.string()) }), tries: 100, lane: "providers" },
  "prepare-video": { payload: z.object({ media_id: z.uuid() }), tries: 4, lane: "heavy", priority: -10 },
  "find-unprepared-videos": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/5 * * * *" },
  // Ten attempts take some hours; after that the notice is no longer of interest.
  "deliver-notice": {
    payload: z.object({ notice_ids: z.array(z.int()) }),
    tries: 10,
    lane: "providers",
    priority: 10,
  },
  "remind-of-ending-coupons": { payload: nothing, tries: PERIODIC_TRIES, cron: "7 * * * *" },
  "tell-wish-news": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "tell-shop-news": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "refresh-catalogue": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  // Runs before `mark-bestsellers`.
  "count-sold": { payload: nothing, tries: PERIODIC_TRIES, cron: "5,15,25,35,45,55 * * * *" },
  "count-products": { payload: nothing, tries: PERIODIC_TRIES, cron: "17 * * * *" },
  "measure-reply-times": { payload: nothing, tries: PERIODIC_TRIES, cron: "47 * * * *" },
  "rank-searches": { payload: nothing, tries: PERIODIC_TRIES, cron: "27 * * * *" },
  "mark-bestsellers": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/10 * * * *" },
  // Lists every product of the shop: half a minute for a million.
  "write-sitemap": { payload: nothing, tries: PERIODIC_TRIES, cron: "37 * * * *" },
  "keep-partitions": { payload: nothing, tries: TRIES, cron: "13 20 * * *" },
  "watch-backups": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/5 * * * *" },
  sweep: { payload: nothing, tries: PERIODIC_TRIES, cron: "*/5 * * * *" },
} as const satisfies Record<string, JobSettings>;

export type JobName = keyof typeof jobs;

/** The payload of a kind of job. */
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]["payload"]>;

/** The periodic jobs with their crontab. */
export const periodicJobs: readonly { name: JobName; cron: string }[] = Object.entries(jobs).flatMap(
  ([name, settings]) => ("cron" in settings ? [{ name: name as JobName, cron: settings.cron }] : []),
);

/** The priority of a kind of job; lower runs first. */
export function priorityOf(name: JobName): number {
  const settings: JobSettings = jobs[name];
  return settings.priority ?? 0;
}

/** The lane that a job runs in. */
export function laneOf(name: string): LaneName {
  const settings: Partial<Record<string, JobSettings>> = jobs;
  return settings[name]?.lane ?? "main";
}
