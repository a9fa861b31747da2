import { createHash } from "node:crypto";
import { challengeMaxNumber, type OtpSends } from "@sen/domain";
import type { Challenge } from "@sen/api";
import type { Captcha, SolvedCaptcha } from "../../ports/captcha.ts";
import type { Transaction } from "../../database/connect.ts";
import { attemptCounts } from "../../database/schema/index.ts";
import {
  captchaChallenge,
  cdataOf,
  checkProofOfWork,
  isWorkAnswer,
  makeProofOfWork,
  type ChallengeScope,
} from "./challenge.ts";

/** The answer to a challenge, checked as far as possible without the database. */
export type Proof =
  | { kind: "none" }
  | { kind: "work"; answer: string }
  | { kind: "captcha"; solved: SolvedCaptcha }
  /** The CAPTCHA service is unreachable: fall back to a proof of work. */
  | { kind: "unreachable" };

/** Parses an answer. Checks a CAPTCHA token with its service, so call it before a transaction holds a connection. */
export async function readProof(captcha: Captcha | null, answer: string | undefined): Promise<Proof> {
  if (answer === undefined) return { kind: "none" };
  if (isWorkAnswer(answer)) return { kind: "work", answer };
  if (captcha === null) return { kind: "none" };
  try {
    const solved = await captcha.check(answer);
    return solved ? { kind: "captcha", solved } : { kind: "none" };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Whether a proof is valid for this scope. A proof of work is consumed when the transaction commits, so it works once. */
export async function redeemProof(
  tx: Transaction,
  proof: Proof,
  secret: string,
  scope: ChallengeScope,
  now: Date,
): Promise<boolean> {
  if (proof.kind === "captcha") {
    return proof.solved.action === scope.purpose && proof.solved.cdata === cdataOf(secret, scope);
  }
  const work = proof.kind === "work" ? checkProofOfWork(secret, scope, proof.answer, now) : null;
  if (work === null) return false;
  const subject = createHash("sha256").update(`challenge:${work.salt}`).digest("base64url");
  const first = await tx
    .insert(attemptCounts)
    .values({ subject, counted_at: now, forgotten_at: work.until })
    .onConflictDoNothing()
    .returning({ subject: attemptCounts.subject });
  return first.length > 0;
}

/** The challenge to solve: the configured CAPTCHA, or a proof of work that gets harder with the traffic. */
export function challengeFor(
  { captcha, secret, proof }: { captcha: Captcha | null; secret: string; proof: Proof },
  scope: ChallengeScope,
  { sends, budgetUse }: { sends: OtpSends; budgetUse: number },
  now: Date,
): Challenge {
  if (captcha !== null && proof.kind !== "unreachable") return captchaChallenge(secret, captcha, scope);
  return makeProofOfWork(secret, scope, challengeMaxNumber(sends, budgetUse, now), now);
}
