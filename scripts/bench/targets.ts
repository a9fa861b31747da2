import { ACCOUNT_ACCESSIBILITY } from "./account-pages.ts";
import { floods } from "../cluster/floods.ts";
import type { Part } from "./figures.ts";
import { FLOODED_MEMORY, orderTime, refusedOrders } from "./floods.ts";
import { figureName, KINDS, SIZES } from "./size.ts";
import { DIFFERENCES } from "./stranger-questions.ts";

/** What a figure must reach. */
export interface Target {
  part: Part;
  /** The figure's name. */
  what: string;
  unit: string;
  /** The highest value that will do, or the lowest. */
  ask: { atMost: number } | { atLeast: number };
}

const atMost = (part: Part, what: string, value: number, unit: string): Target => ({
  part,
  what,
  unit,
  ask: { atMost: value },
});
const atLeast = (part: Part, what: string, value: number, unit: string): Target => ({
  part,
  what,
  unit,
  ask: { atLeast: value },
});

const lighthouse = (page: string): Target[] => [
  atLeast("lighthouse", `${page}: performance`, 98, ""),
  atMost("lighthouse", `${page}: LCP`, 1_500, "ms"),
  atMost("lighthouse", `${page}: TBT`, 60, "ms"),
  atMost("lighthouse", `${page}: CLS`, 0.01, ""),
  atLeast("lighthouse", `${page}: accessibility`, 100, ""),
  atLeast("lighthouse", `${page}: best practices`, 100, ""),
  atLeast("lighthouse", `${page}: SEO`, 100, ""),
];

const perfect = (page: string): Target[] =>
  ["performance", "accessibility", "best practices", "SEO"].map((score) =>
    atLeast("lighthouse", `${page}: ${score}`, 100, ""),
  );

/** Every target of the bench. A figure without one is only told. */
export const targets: readonly Target[] = [
  atMost("lines", "machinery beside the pages", 1_400, "lines"),
  atMost("scripts", "home: JavaScript, gzip", 135, "kB"),
  atMost("scripts", "list: JavaScript, gzip", 138, "kB"),
  atMost("scripts", "product: JavaScript, gzip", 143, "kB"),
  atMost("html", "home: HTML as sent", 24, "kB"),
  ...["home", "list", "product"].flatMap(lighthouse),
  ...["blogs", "article"].flatMap(perfect),
  atMost("steps", "list to product from the tap, plain", 70, "ms"),
  atMost("steps", "list to product from the tap, throttled", 300, "ms"),
  ...["in the cart", "choice shown"].flatMap((effect) => [
    atMost("press", `first visit, pressed when seen: ${effect} after`, 2_200, "ms"),
    atMost("press", `first visit, pressed at 1 s: ${effect} after`, 2_200, "ms"),
  ]),
  atMost("kept", "kept pages, one client, p50", 2, "ms"),
  atLeast("kept", "kept pages, eight clients", 2_000, "pages/s"),
  atMost("memory", "memory after the load, storefront and backend", 400, "MB"),
  atMost("uploads", "extra memory of a 20 MB video, at most", 32, "MB"),
  atLeast("search", "search: nDCG@10", 0.93, ""),
  atLeast("search", "search: precision@5", 0.95, ""),
  atMost("search", "search: without a result", 2, "%"),
  atMost("login", "sign-in at 20 a second, p95", 150, "ms"),
  ...DIFFERENCES.map((what) => atMost("guesses", what, 1, "ms")),
  ...ACCOUNT_ACCESSIBILITY.map((what) => atLeast("accessibility", what, 100, "")),
  atMost("made", "made pages, one client, p50", 25, "ms"),
  atLeast("made", "made pages, eight clients", 40, "pages/s"),
  atMost("calls", "listing at 100,000 products, p95", 50, "ms"),
  atMost("calls", "search with facets at 100,000 products, p95", 50, "ms"),
  atMost("calls", "order list at 100,000 products, p95", 50, "ms"),
  ...KINDS.flatMap((kind) => SIZES.map((size) => atMost("size", figureName(kind, size), 60, "ms"))),
  atMost("orders", "order create at 20 orders/s, p95", 60, "ms"),
  ...Object.keys(floods).flatMap((flood) => [
    atMost("floods", orderTime(flood), 500, "ms"),
    atMost("floods", refusedOrders(flood), 0, ""),
  ]),
  atMost("floods", FLOODED_MEMORY, 700, "MB"),
  atMost("notices", "memory of 200 open pages", 20, "MB"),
  atMost("notices", "notice seen on an open page, p95", 1_000, "ms"),
  atMost("notices", "list of 5000 notices, any page, p95", 40, "ms"),
  atMost("notices", "unread counts of 5000 notices, p95", 40, "ms"),
  atMost("notices", "10000 notices pushed by one worker, beside orders", 60, "s"),
  atMost("notices", "order create at 20 orders/s, beside the notices, p95", 60, "ms"),
];
