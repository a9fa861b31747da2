import type { VapidSettings } from "../src/adapters/push/web-push.ts";
import { noticeWorker } from "./notice-worker.ts";

const [url = "", vapid = "", now = ""] = process.argv.slice(2);
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
await noticeWorker(url, JSON.parse(vapid) as VapidSettings, { log, now: new Date(now) });
process.stdout.write("The worker is running.\n");
