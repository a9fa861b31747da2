import { CHALLENGE_LIFE_MS } from "@sen/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solveChallenge } from "../../../test/solve-challenge.ts";
import { checkProofOfWork, makeProofOfWork, type ChallengeScope } from "./challenge.ts";

const secret = "a secret that only the shop knows";
const scope: ChallengeScope = { purpose: "restore_password", recipient: "0901234567" };
const now = new Date("2026-11-21T03:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const challenge = makeProofOfWork(secret, scope, 2_000, now);
const answer = solveChallenge(challenge);
const number = Number(answer.split(".").at(-1));

describe("the answer to a proof of work", () => {
  it.each<[string, boolean, string, string, ChallengeScope, Date]>([
    ["as it was found", true, secret, answer, scope, now],
    ["in its last millisecond", true, secret, answer, scope, later(CHALLENGE_LIFE_MS - 1)],
    ["too late", false, secret, answer, scope, later(CHALLENGE_LIFE_MS)],
    ["for another number", false, secret, answer, { ...scope, recipient: "0901234568" }, now],
    ["for another purpose", false, secret, answer, { ...scope, purpose: "register" }, now],
    ["signed with another secret", false, "another secret", answer, scope, now],
    ["with the next number", false, secret, `${challenge.token}.${number + 1}`, scope, now],
    ["without a number", false, secret, challenge.token, scope, now],
    ["with a number that is none", false, secret, `${challenge.token}.1e3`, scope, now],
    ["without anything", false, secret, "", scope, now],
  ])("%s: accepted %s", (_, isGood, key, given, where, at) => {
    expect(checkProofOfWork(key, where, given, at) !== null).toBe(isGood);
  });

  it("is rejected if any character of it is changed", () => {
    fc.assert(
      fc.property(fc.nat(answer.length - 1), fc.constantFrom(..."AZaz09-_."), (at, character) => {
        fc.pre(answer[at] !== character);
        const changed = `${answer.slice(0, at)}${character}${answer.slice(at + 1)}`;
        // The last base64url character of a digest has two unused bits, so a changed character may decode to the same bytes.
        fc.pre(Buffer.from(changed, "base64url").compare(Buffer.from(answer, "base64url")) !== 0);
        expect(checkProofOfWork(secret, scope, changed, now)).toBeNull();
      }),
    );
  });

  it("is rejected for any other text, without throwing", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2100 }), (text) => {
        expect(checkProofOfWork(secret, scope, text, now)).toBeNull();
        expect(checkProofOfWork(secret, scope, `pow.${text}`, now)).toBeNull();
      }),
    );
  });

  it("does not reveal the recipient in its challenge", () => {
    const told = Buffer.from(challenge.token, "base64url").toString() + JSON.stringify(challenge);
    expect(told).not.toContain(scope.recipient);
  });
});
