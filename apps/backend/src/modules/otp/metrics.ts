import type { MessageChannel, OtpAnswer } from "@sen/domain";
import { Counter, Gauge } from "@sen/server";

/** Wishes for codes. Alarm: `over_budget` or `paused` grows, or `challenge` does for minutes. */
const wishes = new Counter({
  name: "sen_backend_otp_wishes_total",
  help: "Wishes for one-time codes, by channel and what became of them",
  labelNames: ["channel", "answer"],
});

/** Alarm: above 0.5, from where on everybody solves a challenge; at 1 strangers get no code. */
const used = new Gauge({
  name: "sen_backend_otp_budget_use",
  help: "Part of the fullest budget for one-time codes that the last wish found used; 1 is spent",
  labelNames: ["channel", "asker"],
});

/** Counts what became of a wish. */
export function measureWish(channel: MessageChannel, answer: OtpAnswer | "paused"): void {
  wishes.inc({ channel, answer });
}

/** Tells how full the budget was that a wish found. */
export function measureBudget(channel: MessageChannel, isOwner: boolean, use: number): void {
  used.set({ channel, asker: isOwner ? "owner" : "stranger" }, use);
}
