/** Over how many days a shop's reply time is measured*. The specification does not show one. */
export const REPLY_TIME_DAYS = 90;

/** From how many questions on a shop's reply time says something*. */
export const REPLY_TIME_MIN_QUESTIONS = 3;

/** A span of time as people say it. */
export interface SaidSpan {
  unit: "minutes" | "hours" | "days";
  count: number;
}

/** A shop's reply time, rounded up: minutes below an hour, hours below two days, then days. */
export function replyTime(minutes: number): SaidSpan {
  if (minutes < 60) return { unit: "minutes", count: Math.max(1, Math.ceil(minutes)) };
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.ceil(hours / 24) };
}
