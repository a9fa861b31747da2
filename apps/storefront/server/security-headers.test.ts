import helmet from "@fastify/helmet";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const policy = (turnstile: boolean) =>
  contentSecurityPolicy({ dev: false, scriptHashes: ["sha256-abc"], turnstile, tagManager: [] });

it("allows Cloudflare scripts and frames only when Turnstile is configured, and no other origin", () => {
  expect(policy(false)).not.toContain("https:");
  expect(policy(true).match(/[\w-]+ [^;]*https:[^;]*/g)).toEqual([
    "script-src 'self' 'sha256-abc' https://challenges.cloudflare.com",
    "frame-src https://challenges.cloudflare.com",
  ]);
});

it("allows exactly the tag manager's origins, for scripts, images and connections", () => {
  const tagManager = ["https://www.googletagmanager.com", "https://www.google-analytics.com"];
  const admitted = contentSecurityPolicy({ dev: false, scriptHashes: [], turnstile: false, tagManager });
  const both = tagManager.join(" ");
  expect(admitted.match(/[\w-]+ [^;]*https:[^;]*/g)).toEqual([
    `img-src 'self' data: blob: ${both}`,
    `connect-src 'self' ${both}`,
    `script-src 'self' ${both}`,
  ]);
});

it.each([
  ["https://sen.example", "max-age=31536000"],
  ["http://sen.example", undefined],
  ["https://localhost", undefined],
])("requires https of a shop at %s: %s", async (publicUrl, expected) => {
  const app = Fastify();
  await app.register(helmet, securityHeaders(publicUrl));
  app.get("/", () => "");
  const { headers } = await app.inject("/");
  expect(headers["strict-transport-security"]).toBe(expected);
});
