export { dayBefore, dayNamed } from "./day.ts";
export { reconcileSpan, reconcileYesterday } from "./remedy.ts";
