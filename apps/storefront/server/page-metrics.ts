import { Counter, Gauge, Histogram } from "@sen/server";
import type { CacheStatus } from "./page-cache.ts";

const answers = new Counter({
  name: "sen_storefront_page_answers_total",
  help: "Pages that were answered, by where they came from: kept (hit), kept beyond their time (stale), or made (miss); refused where too many were being made",
  labelNames: ["cache"],
});
const made = new Histogram({
  name: "sen_storefront_page_made_seconds",
  help: "Time to make a page, by its route and HTTP status",
  labelNames: ["route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const kept = new Gauge({ name: "sen_storefront_page_cache_bytes", help: "Bytes of all pages that are kept" });

/** Counts a page response. */
export function recordPageResponse(cache: CacheStatus | "refused"): void {
  answers.inc({ cache });
}

/** Counts a rendered page. `ms` is the render time. */
export function recordRenderedPage(route: string, status: number, ms: number): void {
  made.observe({ route, status }, ms / 1000);
}

/** Reports the size of the cache whenever metrics are read. */
export function measureCache(bytes: () => number): void {
  Object.assign(kept, { collect: () => kept.set(bytes()) });
}
