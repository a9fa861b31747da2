import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { Challenge, ProofOfWork } from "@sen/api";
import { CHALLENGE_LIFE_MS, type OtpPurpose } from "@sen/domain";
import { isSameSecret } from "../../encryption/is-same-secret.ts";
import type { Captcha } from "../../ports/captcha.ts";

/** What a challenge is bound to: its answer is valid for nothing else. */
export interface ChallengeScope {
  purpose: OtpPurpose;
  recipient: string;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A MAC that binds a text to its scope, with a key that only the server knows. */
const macOf = (secret: string, { purpose, recipient }: ChallengeScope, text: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["challenge", purpose, recipient, text]))
    .digest("base64url");

/** A proof of work: finding the number takes up to `maxNumber` hashes, checking it takes one. Nothing is stored. */
export function makeProofOfWork(
  secret: string,
  scope: ChallengeScope,
  maxNumber: number,
  now: Date,
): ProofOfWork {
  const salt = randomBytes(12).toString("hex");
  const target = sha256(`${salt}${randomInt(maxNumber + 1)}`);
  const until = now.getTime() + CHALLENGE_LIFE_MS;
  const told = Buffer.from(JSON.stringify([salt, target, until])).toString("base64url");
  const token = `pow.${told}.${macOf(secret, scope, told)}`;
  return { kind: "proof_of_work", token, salt, target, max_number: maxNumber };
}

/** A solved proof of work. */
export interface SolvedWork {
  /** Identifies the challenge. */
  salt: string;
  /** When the challenge expires. */
  until: Date;
}

const ANSWER = /^pow\.([\w-]{1,300})\.([\w-]{43})\.(\d{1,9})$/;

/** Whether an answer belongs to a proof of work. */
export const isWorkAnswer = (answer: string): boolean => answer.startsWith("pow.");

/** Checks an answer with one MAC and one hash. Null if the number is wrong, or the challenge is for another scope, forged or expired. */
export function checkProofOfWork(
  secret: string,
  scope: ChallengeScope,
  answer: string,
  now: Date,
): SolvedWork | null {
  const [, told = "", mac = "", number = ""] = ANSWER.exec(answer) ?? [];
  if (!isSameSecret(mac, macOf(secret, scope, told))) return null;
  const [salt, target, until] = JSON.parse(Buffer.from(told, "base64url").toString()) as [
    string,
    string,
    number,
  ];
  if (now.getTime() >= until || sha256(`${salt}${Number(number)}`) !== target) return null;
  return { salt, until: new Date(until) };
}

/** The `cdata` that binds a CAPTCHA token to its scope. */
export const cdataOf = (secret: string, scope: ChallengeScope): string => macOf(secret, scope, "captcha");

/** The CAPTCHA widget to show. */
export const captchaChallenge = (secret: string, { siteKey }: Captcha, scope: ChallengeScope): Challenge => ({
  kind: "turnstile",
  site_key: siteKey,
  action: scope.purpose,
  cdata: cdataOf(secret, scope),
});
