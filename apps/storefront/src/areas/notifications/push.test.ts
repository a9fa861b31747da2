import { afterEach, expect, it, vi } from "vitest";
import { readPush } from "./push.ts";

const KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM";

/** A browser that is subscribed with a key. */
function subscribedWith(key: string): void {
  const applicationServerKey = Uint8Array.from(Buffer.from(key, "base64url")).buffer;
  const pushManager = { getSubscription: () => Promise.resolve({ options: { applicationServerKey } }) };
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("window", { PushManager: {}, Notification: {} });
}
afterEach(() => vi.unstubAllGlobals());

it("is on only with the shop's present key", async () => {
  subscribedWith(KEY);
  expect(await readPush(KEY)).toBe("on");
  expect(await readPush(KEY.replace("BNc", "BNd"))).toBe("off");
});
