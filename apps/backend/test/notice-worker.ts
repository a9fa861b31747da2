import { webPushSender, type VapidSettings } from "../src/adapters/push/web-push.ts";
import type { JobServices } from "../src/jobs/job-handler.ts";
import { systemClock } from "../src/adapters/clock/system-clock.ts";
import { deliverNotice } from "../src/modules/notifications/index.ts";
import { startWorker, type Worker } from "../src/jobs/worker.ts";

/** A worker that only delivers notices as push messages. */
export function noticeWorker(
  url: string,
  vapid: VapidSettings,
  { log, now }: { log: JobServices["log"]; now: Date },
): Promise<Worker> {
  const clock = { ...systemClock, now: () => now };
  return startWorker({
    url,
    concurrency: 4,
    services: () => ({ push: webPushSender(vapid), clock, log, config: {} }) as unknown as JobServices,
    handlers: { "deliver-notice": deliverNotice },
  });
}
