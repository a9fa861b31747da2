import type { MessageChannel, OtpAnswer } from "@sen/domain";
import { Counter, Gauge } from "@sen/server";

/** Code requests by result. Alert if `over_budget` or `paused` grows, or if `challenge` grows for minutes. */
const wishes = new Counter({
  name: "sen_backend_otp_wishes_total",
  help: "Wishes for one-time codes, by channel and what became of them",
  labelNames: ["channel", "answer"],
});

/** Alert above 0.5: from there everybody must solve a challenge. At 1 strangers get no codes. */
const used = new Gauge({
  name: "sen_backend_otp_budget_use",
  help: "Part of the fullest budget for one-time codes that the last wish found used; 1 is spent",
  labelNames: ["channel", "asker"],
});

/** Counts the result of a code request. */
export function countOtpRequest(channel: MessageChannel, answer: OtpAnswer | "paused"): void {
  wishes.inc({ channel, answer });
}

/** Records how full the budget was when a code was requested. */
export function measureBudget(channel: MessageChannel, isOwner: boolean, use: number): void {
  used.set({ channel, asker: isOwner ? "owner" : "stranger" }, use);
}
