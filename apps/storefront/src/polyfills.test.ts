// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { deviceId } from "./core/session/device-id.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a page without TLS, where browsers make no UUIDs, makes its own", async () => {
  const { crypto } = globalThis;
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  vi.stubGlobal("crypto", { getRandomValues });
  await import("./polyfills.ts");
  expect(deviceId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 100 }, () => globalThis.crypto.randomUUID())).size).toBe(100);
});
