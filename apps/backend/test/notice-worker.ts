import { webPushSender, type VapidSettings } from "../src/adapters/push/web-push.ts";
import type { JobServices } from "../src/jobs/job-handler.ts";
import { systemClock } from "../src/adapters/clock/clock.ts";
import { deliverNotice } from "../src/modules/notifications/index.ts";
import { startWorker, type Worker } from "../src/jobs/worker.ts";

/** A worker that delivers notices by push messages, and does nothing else. */
export function noticeWorker(url: string, vapid: VapidSettings, log: JobServices["log"]): Promise<Worker> {
  return startWorker({
    url,
    concurrency: 4,
    services: () =>
      ({ push: webPushSender(vapid), clock: systemClock, log, config: {} }) as unknown as JobServices,
    handlers: { "deliver-notice": deliverNotice },
  });
}
