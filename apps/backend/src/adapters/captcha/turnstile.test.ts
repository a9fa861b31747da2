import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startLocalServer } from "../../../test/local-server.ts";
import { turnstile } from "./turnstile.ts";

/** A double of Siteverify, which accepts a token once. */
const asked: unknown[] = [];
let answer: object | null = {};
const { url, stop } = await startLocalServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    asked.push(JSON.parse(body));
    if (answer === null) request.socket.destroy();
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
});
afterAll(stop);
beforeEach(() => void (asked.length = 0));

const check = (token: string) => {
  const keys = { siteKey: "1x00000000000000000000AA", secret: "1x0000000000000000000000000000000AA" };
  return turnstile(keys, "https://sen.example", `${url}/siteverify`).check(token);
};
const good = { success: true, hostname: "sen.example", action: "register", cdata: "abc", "error-codes": [] };

describe("a Turnstile token", () => {
  it("is verified at Cloudflare with the secret, and gives its action and data", async () => {
    answer = good;
    expect(await check("token-1")).toEqual({ action: "register", cdata: "abc" });
    expect(asked).toEqual([{ secret: "1x0000000000000000000000000000000AA", response: "token-1" }]);
  });

  it.each([
    ["that Cloudflare refuses", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["of another site", { ...good, hostname: "evil.example" }],
    ["without a site", { success: true }],
  ])("%s is invalid", async (_, said) => {
    answer = said;
    expect(await check("token-2")).toBeNull();
  });

  it.each([
    ["does not answer", null],
    ["answers something else", { ok: true }],
  ])("cannot be checked when Cloudflare %s", async (_, said) => {
    answer = said;
    await expect(check("token-3")).rejects.toThrow();
  });
});
