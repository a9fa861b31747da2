import { Counter, Gauge, Histogram } from "@sen/server";

export const pageAnswers = new Counter({
  name: "sen_storefront_page_answers_total",
  help: "Page responses, by cache result: cached (hit), expired but served (stale), rendered (miss), or refused because too many were being rendered",
  labelNames: ["cache"],
});
export const renderSeconds = new Histogram({
  name: "sen_storefront_page_made_seconds",
  help: "Time to render a page, by route and HTTP status",
  labelNames: ["route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const kept = new Gauge({ name: "sen_storefront_page_cache_bytes", help: "Bytes of all cached pages" });

/** Reports the size of the cache whenever metrics are read. */
export function measureCache(bytes: () => number): void {
  Object.assign(kept, { collect: () => kept.set(bytes()) });
}
