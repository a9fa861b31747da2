import { createECDH, randomBytes } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { newVapidKeys, webPushSender } from "./web-push.ts";

afterEach(() => vi.unstubAllGlobals());

it("the push sender signs each message for its push service", async () => {
  const signed: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    signed.push(headers.Authorization ?? "");
    return new Response(null, { status: 201 });
  });
  const services = ["fcm.googleapis.com", ".push.apple.com"];
  const sender = webPushSender({ ...newVapidKeys(), subject: "mailto:push@sen.example", services });
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  for (const host of ["fcm.googleapis.com", "web.push.apple.com"]) {
    await sender.send({ endpoint: `https://${host}/one`, keys }, { topic: "notice-1", payload: "{}" });
    const [, claims = ""] = /t=[^.]+\.([^.]+)/.exec(signed.at(-1) ?? "") ?? [];
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: `https://${host}`,
      sub: "mailto:push@sen.example",
    });
  }
});
