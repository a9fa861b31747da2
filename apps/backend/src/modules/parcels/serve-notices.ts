import { and, eq } from "../../database/drizzle.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Carrier } from "../../ports/carrier.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Database } from "../../database/connect.ts";
import { deliveryRequests } from "../../database/schema/index.ts";
import { serveWebhook } from "../../webhook.ts";
import { addJob } from "../../jobs/add-job.ts";
import { recordEvent } from "../provider-log/index.ts";

interface NoticeParts {
  db: Database;
  carrier: Carrier;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
}

const MINUTE_MS = 60_000;

/** The path to which the carrier sends notices. Its last segment is the secret. */
export const CARRIER_NOTICE_PATH = "/carrier/notices/:token";

/** Serves the carrier's notices, if it sends any. */
export async function serveCarrierNotices(app: FastifyInstance, parts: NoticeParts): Promise<void> {
  const { readNotice } = parts.carrier;
  if (readNotice === null) return;
  const route = { method: "POST", url: CARRIER_NOTICE_PATH } as const;
  await serveWebhook(app, route, async ({ params: { token = "" }, body }) => ({
    status: await takeNotice(parts, readNotice({ token, body })),
    body: {},
  }));
}

const refusals = { forged: 403, foreign: 403, unreadable: 400 } as const;

/** Returns the HTTP status: 200 for a valid notice, even if it is a duplicate or its parcel is unknown. */
async function takeNotice(
  { db, carrier, clock, log }: NoticeParts,
  notice: ReturnType<NonNullable<Carrier["readNotice"]>>,
): Promise<number> {
  const now = clock.now();
  const event = { provider: carrier.id, call: "notice" };
  if (notice.verdict !== "about_parcel") {
    const { verdict } = notice;
    log.warn({ carrier: carrier.id, verdict }, "a carrier's notice was refused");
    // Anybody can send these, so at most one per minute and verdict is stored. All of them are counted.
    const digest = `${verdict} ${Math.floor(now.getTime() / MINUTE_MS)}`;
    await recordEvent(db, { ...event, outcome: verdict, digest }, now);
    return refusals[verdict];
  }
  const { trackingCode, status, reason, digest } = notice;
  await db.transaction(async (tx) => {
    const [parcel] = await tx
      .select({ id: deliveryRequests.id })
      .from(deliveryRequests)
      .where(
        and(eq(deliveryRequests.carrier_id, carrier.id), eq(deliveryRequests.tracking_code, trackingCode)),
      );
    const about = parcel ? { about: `parcel:${parcel.id}`, outcome: "done" } : { outcome: "unknown_parcel" };
    const isNew = await recordEvent(tx, { ...event, ...about, code: status, digest }, now);
    if (!parcel || !isNew) return;
    await addJob(tx, "track-parcel", { parcel_id: parcel.id, reason }, { key: `track:${parcel.id}` });
  });
  return 200;
}
