import type { MessageChannel, OtpAnswer } from "@sen/domain";
import { Counter, Gauge } from "@sen/server";

/** Code requests by result. Alert if `over_budget` or `paused` grows, or if `challenge` grows for minutes. */
const wishes = new Counter({
  name: "sen_backend_otp_wishes_total",
  help: "Requests for one-time codes, by channel and result",
  labelNames: ["channel", "answer"],
});

/** Alert above 0.5: from there everybody must solve a challenge. At 1 strangers get no codes. */
const used = new Gauge({
  name: "sen_backend_otp_budget_use",
  help: "Used share of the fullest budget for one-time codes at the last request; 1 means used up",
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
