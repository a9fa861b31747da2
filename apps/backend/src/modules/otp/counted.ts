import { OTP_CHANNELS, type OtpSends } from "@sen/domain";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { budgetsOf, useOf, type SendBudget } from "./budgets.ts";
import { readCounts } from "./counts.ts";
import { measureBudget } from "./metrics.ts";
import { pausedSince } from "./pauses.ts";
import { requesterKind, lockSends, sendSubjects, type SendSubjects } from "./sends.ts";
import type { OtpRequest, WantedCode } from "./otp-request.ts";

/** The counts of earlier codes that decide about a new one. */
export interface Counted {
  subjects: SendSubjects;
  sends: OtpSends;
  budgets: SendBudget[];
  /** The use of the fullest budget; 1 is full, Infinity means the channel is paused. */
  use: number;
  /** Milliseconds until every budget allows another code. */
  waitMs: number;
}

/** The wait that is reported for a paused channel. Only the operator knows the real one. */
const PAUSE_MS = 60_000;

/**
 * Reads the counts that decide about a request. Rows of the recipient and the address are locked; shop-wide budgets are only read, so
 * that refused requests never wait for each other.
 */
export async function countFor(
  tx: Transaction,
  { jwtSecret, codeLimits }: Pick<Config, "jwtSecret" | "codeLimits">,
  { asking, wanted: { row, recipient }, now }: { asking: OtpRequest; wanted: WantedCode; now: Date },
): Promise<Counted> {
  const channel = OTP_CHANNELS[asking.purpose];
  const isOwner = requesterKind(asking) === "owner";
  const subjects = sendSubjects(jwtSecret, { purpose: asking.purpose, recipient }, asking);
  const known = await lockSends(tx, subjects, now);
  const sends = {
    ...known,
    lastSent: later(known.lastSent, row?.sent_at ?? null),
    ...(codeLimits === null && { fromAddress: now }),
  };
  const budgets = codeLimits ? budgetsOf(channel, recipient, isOwner, codeLimits) : [];
  const counts = await readCounts(
    tx,
    budgets.map(({ subject }) => subject),
  );
  const { use, waitMs } = useOf(budgets, counts, now);
  measureBudget(channel, isOwner, use);
  if ((await pausedSince(tx, channel)) !== null) {
    return { subjects, sends, budgets, use: Infinity, waitMs: PAUSE_MS };
  }
  return { subjects, sends, budgets, use, waitMs };
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
