import { createECDH, randomBytes } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { newVapidKeys, webPushSender } from "./web-push.ts";

const sender = webPushSender({
  ...newVapidKeys(),
  subject: "mailto:push@sen.example",
  services: ["fcm.googleapis.com", ".push.apple.com"],
});
const device = (endpoint: string) => ({
  endpoint,
  keys: {
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
});
const message = { topic: "notice-1", payload: "{}" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("the push sender signs once an hour for each push service, with that service as the audience", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const signed: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    signed.push(headers.Authorization ?? "");
    return new Response(null, { status: 201 });
  });
  const to = async (endpoint: string) => {
    await sender.send(device(endpoint), message);
    return signed.at(-1) ?? "";
  };
  const first = await to("https://fcm.googleapis.com/one");
  expect(await to("https://fcm.googleapis.com/two")).toBe(first);
  const elsewhere = await to("https://web.push.apple.com/one");
  const claims = (authorization: string) =>
    JSON.parse(
      Buffer.from(/t=[^.]+\.([^.]+)/.exec(authorization)?.[1] ?? "", "base64url").toString(),
    ) as object;
  expect(claims(first)).toMatchObject({ aud: "https://fcm.googleapis.com" });
  expect(claims(elsewhere)).toMatchObject({ aud: "https://web.push.apple.com" });
  vi.advanceTimersByTime(61 * 60 * 1000);
  expect(await to("https://fcm.googleapis.com/one")).not.toBe(first);
});
