/** Number of days over which a shop's reply time is measured. Our choice; the spec does not show it. */
export const REPLY_TIME_DAYS = 90;

/** Minimum number of questions for a meaningful reply time. Our choice. */
export const REPLY_TIME_MIN_QUESTIONS = 3;

/** A duration for display. */
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
