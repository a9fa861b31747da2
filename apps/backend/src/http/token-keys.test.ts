import { createSigner } from "fast-jwt";
import { describe, expect, it } from "vitest";
import { tokenKeys } from "./token-keys.ts";

const old = "the first secret of this shop, long enough";
const now = "the second secret of this shop, as long";
const claims = { sub: "1", sid: "a", iat: 1_700_000_000, exp: 1_700_000_060 };
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()) as { kid: string };

describe("the keys of tokens", () => {
  it("verify a token of any listed key, even an expired one, but none of a removed key", () => {
    const before = tokenKeys([old]).sign(claims);
    expect(tokenKeys([now, old]).verify(before)).toEqual(claims);
    expect(tokenKeys([now, old]).verify(tokenKeys([now]).sign(claims))).toEqual(claims);
    expect(tokenKeys([now]).verify(before)).toBeNull();
  });

  it("sign with the first key, whose id is in the token", () => {
    const [first, second] = [tokenKeys([now, old]), tokenKeys([old])].map(
      (keys) => headerOf(keys.sign(claims)).kid,
    );
    expect(first).toMatch(/^[\da-f]{8}$/);
    expect(first).not.toBe(second);
    expect(headerOf(tokenKeys([now]).sign(claims)).kid).toBe(first);
  });

  it.each([
    ["signed by nobody", createSigner({ algorithm: "none" })(claims)],
    ["without a key id", createSigner({ key: now, algorithm: "HS256" })(claims)],
    [
      "signed by a stranger who names our key",
      createSigner({ key: "x".repeat(40), kid: headerOf(tokenKeys([now]).sign(claims)).kid })(claims),
    ],
    ["signed in another way", createSigner({ key: now, algorithm: "HS512" })(claims)],
    ["that is none", "a.b.c"],
    ["that is empty", ""],
  ])("refuse a token %s", (_, token) => {
    expect(tokenKeys([now, old]).verify(token)).toBeNull();
  });
});
