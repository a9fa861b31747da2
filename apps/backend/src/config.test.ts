import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { StartFailure } from "./database/failure.ts";

const SEN_DATA_DIR = mkdtempSync(join(tmpdir(), "sen-config-"));
afterAll(() => rmSync(SEN_DATA_DIR, { recursive: true, force: true }));
const read = (env: Record<string, string> = {}) => readConfig({ SEN_DATA_DIR, ...env });

describe("the address that the backend listens on", () => {
  it.each([
    [{}, "127.0.0.1"],
    [{ HOST: "" }, "127.0.0.1"],
    [{ HOST: "0.0.0.0" }, "0.0.0.0"],
  ])("with %j is %s", (env, host) => {
    expect(read(env).host).toBe(host);
  });
});

describe("the proxies that the backend trusts", () => {
  it.each([
    ["", "127.0.0.1", false],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::1", true],
    ["loopback", "10.0.0.1", false],
    ["10.0.0.0/8, 2001:db8::1", "::ffff:10.255.0.1", true],
    ["10.0.0.0/8, 2001:db8::1", "2001:db8::2", false],
  ])("%j: of %s it is %s", (TRUSTED_PROXIES, address, trusted) => {
    expect(read({ TRUSTED_PROXIES }).trustedProxies(address, 0)).toBe(trusted);
  });

  it("are none where none is named", () => {
    expect(read().trustedProxies("127.0.0.1", 0)).toBe(false);
  });

  it.each(["1", "true", "balancer.example", "10.0.0.0/33", "0.0.0.0/0", "::/0"])(
    "%j is refused in a sentence",
    (TRUSTED_PROXIES) => {
      expect(() => read({ TRUSTED_PROXIES })).toThrow(StartFailure);
      expect(() => read({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES must be .*"loopback/);
    },
  );
});
