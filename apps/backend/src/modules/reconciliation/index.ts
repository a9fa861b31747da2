export { dayBefore, parseVietnamDay, type Span } from "./day.ts";
export { reconcileSpan, reconcileYesterday } from "./remedy.ts";
