import * as z from "zod";

/** How a kind of job is kept and tried. */
interface JobSettings {
  /** What it is told. Parsed again before the handler gets it: a job may have been written by an earlier version. */
  payload: z.ZodType;
  /** How often it is begun at most. The pause before the next try grows from 3 seconds to 6 hours; 25 tries take four days. */
  tries: number;
  /** When it is begun by itself, as a crontab says it, in UTC. It is also begun once when a worker starts. */
  cron?: string;
  /**
   * Lower runs first: thousands of notices do not delay a sign-in code. Heavy jobs have the lowest, so that the check for overdue jobs sees
   * them; they run in their own queue. @default 0
   */
  priority?: number;
  /** Takes minutes and a whole processor: a worker does one of these at a time, beside all others. */
  isHeavy?: true;
}

const TRIES = 25;
/** Begun anew soon anyway. */
const PERIODIC_TRIES = 2;

const nothing = z.object({});
const noticesToDeliver = z.union([
  z.object({ notice_ids: z.array(z.int()) }),
  // As it was queued when a job delivered one notice.
  z.object({ notice_id: z.int() }).transform(({ notice_id }) => ({ notice_ids: [notice_id] })),
]);

/** Every kind of job by its name. What each does stands in `handlers.ts`. */
export const jobs = {
  "close-payment": { payload: z.object({ payment_id: z.int() }), tries: TRIES },
  "cancel-unpaid-order": { payload: z.object({ order_id: z.int() }), tries: TRIES },
  "find-expired-payments": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "queue-gateway-refunds": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "start-refund": { payload: z.object({ refund_id: z.int() }), tries: TRIES },
  "advance-transfer": { payload: z.object({ transfer_id: z.int() }), tries: TRIES },
  // In the morning, by Vietnam's clock.
  "reconcile-payments": { payload: nothing, tries: TRIES, cron: "30 22 * * *" },
  // The message is encrypted; from `until` on it is of no use.
  "send-message": {
    payload: z.object({ sealed: z.string(), until: z.nullable(z.iso.datetime()), id: z.uuid() }),
    tries: TRIES,
  },
  "book-parcel": { payload: z.object({ parcel_id: z.int() }), tries: TRIES },
  "cancel-parcel": { payload: z.object({ parcel_id: z.int() }), tries: TRIES },
  "track-parcel": {
    payload: z.object({ parcel_id: z.int(), reason: z.nullable(z.string()) }),
    tries: TRIES,
  },
  "find-silent-parcels": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/10 * * * *" },
  "reconcile-carrier-cash": { payload: nothing, tries: TRIES, cron: "50 22 * * *" },
  "mail-alert": { payload: z.object({ alert_id: z.int() }), tries: TRIES },
  "forget-customer": { payload: z.object({ customer_id: z.int() }), tries: TRIES },
  "prepare-video": { payload: z.object({ media_id: z.uuid() }), tries: 4, isHeavy: true, priority: -10 },
  "find-unprepared-videos": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/5 * * * *" },
  // Ten tries take some hours: later nobody wants to hear of it.
  "deliver-notice": { payload: noticesToDeliver, tries: 10, priority: 10 },
  "remind-of-ending-coupons": { payload: nothing, tries: PERIODIC_TRIES, cron: "7 * * * *" },
  "tell-wish-news": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "tell-shop-news": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  "refresh-catalogue": { payload: nothing, tries: PERIODIC_TRIES, cron: "* * * * *" },
  // Before the best sold are marked.
  "count-sold": { payload: nothing, tries: PERIODIC_TRIES, cron: "5,15,25,35,45,55 * * * *" },
  "count-products": { payload: nothing, tries: PERIODIC_TRIES, cron: "17 * * * *" },
  "measure-reply-times": { payload: nothing, tries: PERIODIC_TRIES, cron: "47 * * * *" },
  "rank-searches": { payload: nothing, tries: PERIODIC_TRIES, cron: "27 * * * *" },
  "mark-bestsellers": { payload: nothing, tries: PERIODIC_TRIES, cron: "*/10 * * * *" },
  // Files of every product of the shop: half a minute for a million.
  "write-sitemap": { payload: nothing, tries: PERIODIC_TRIES, cron: "37 * * * *" },
  "keep-partitions": { payload: nothing, tries: TRIES, cron: "13 20 * * *" },
  sweep: { payload: nothing, tries: PERIODIC_TRIES, cron: "*/5 * * * *" },
} as const satisfies Record<string, JobSettings>;

export type JobName = keyof typeof jobs;

/** What a job of this name is told. */
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]["payload"]>;

/** The jobs that are begun by themselves, with their crontab. */
export const periodicJobs: readonly { name: JobName; cron: string }[] = Object.entries(jobs).flatMap(
  ([name, settings]) => ("cron" in settings ? [{ name: name as JobName, cron: settings.cron }] : []),
);

/** In which order jobs are begun that wait: the lower first. */
export function priorityOf(name: JobName): number {
  const settings: JobSettings = jobs[name];
  return settings.priority ?? 0;
}

/** Lanes of a worker: the jobs of one never wait for those of another. */
export const LANES = ["main", "heavy"] as const;

export type LaneName = (typeof LANES)[number];

/** In which lane a job is run. */
export function laneOf(name: string): LaneName {
  return Object.hasOwn(jobs, name) && "isHeavy" in jobs[name as JobName] ? "heavy" : "main";
}
