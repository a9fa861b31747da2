import { createHash } from "node:crypto";
import { challengeMaxNumber, type OtpSends } from "@sen/domain";
import type { Challenge } from "@sen/api";
import type { Captcha, SolvedCaptcha } from "../../ports/captcha.ts";
import type { Transaction } from "../../database/connect.ts";
import { otpSends } from "../../database/schema/index.ts";
import {
  captchaChallenge,
  cdataOf,
  checkProofOfWork,
  isWorkAnswer,
  makeProofOfWork,
  type ChallengeScope,
} from "./challenge.ts";

/** The answer to a challenge, as far as it can be looked at without the database. */
export type Proof =
  | { kind: "none" }
  | { kind: "work"; answer: string }
  | { kind: "captcha"; solved: SolvedCaptcha }
  /** The CAPTCHA's service cannot be asked: work takes its place. */
  | { kind: "unreachable" };

/** Reads an answer. A CAPTCHA's token is checked with its service: before a transaction holds a connection. */
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

/** Whether a proof is good for this scope. A proof of work is used up with the transaction: it is good once. */
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
    .insert(otpSends)
    .values({ subject, sent_at: now, forgotten_at: work.until })
    .onConflictDoNothing()
    .returning({ subject: otpSends.subject });
  return first.length > 0;
}

/** What is to be solved: the configured CAPTCHA, or work that grows with the flood. */
export function challengeFor(
  { captcha, secret, proof }: { captcha: Captcha | null; secret: string; proof: Proof },
  scope: ChallengeScope,
  { sends, budgetUse }: { sends: OtpSends; budgetUse: number },
  now: Date,
): Challenge {
  if (captcha !== null && proof.kind !== "unreachable") return captchaChallenge(secret, captcha, scope);
  return makeProofOfWork(secret, scope, challengeMaxNumber(sends, budgetUse, now), now);
}
