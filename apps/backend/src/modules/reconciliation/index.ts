export { dayBefore, parseVietnamDay } from "./day.ts";
export { reconcileSpan, reconcileYesterday } from "./remedy.ts";
