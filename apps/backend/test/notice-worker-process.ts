import type { VapidSettings } from "../src/adapters/push/web-push.ts";
import { noticeWorker } from "./notice-worker.ts";

const [url = "", vapid = ""] = process.argv.slice(2);
const silent = () => undefined;
await noticeWorker(url, JSON.parse(vapid) as VapidSettings, {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
});
process.stdout.write("The worker runs.\n");
