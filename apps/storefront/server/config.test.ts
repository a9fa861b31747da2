import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the proxies that the storefront trusts", () => {
  it.each([
    [undefined, "127.0.0.1", false],
    ["", "127.0.0.1", false],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::ffff:127.0.0.1", true],
    ["loopback", "10.0.0.1", false],
    ["10.0.0.0/8, 2001:db8::1", "10.255.0.1", true],
    ["10.0.0.0/8, 2001:db8::1", "2001:db8::1", true],
    ["10.0.0.0/8, 2001:db8::1", "2001:db8::2", false],
  ])("%j: of %s it is %s", (TRUSTED_PROXIES, address, trusted) => {
    const { trustedProxies } = readConfig(TRUSTED_PROXIES === undefined ? {} : { TRUSTED_PROXIES }, []);
    expect(trustedProxies(address, 0)).toBe(trusted);
  });

  it.each(["1", "true", "balancer.example", "10.0.0.0/33", "0.0.0.0/0", "::/0"])(
    "%j is refused in a sentence",
    (TRUSTED_PROXIES) => {
      expect(() => readConfig({ TRUSTED_PROXIES }, [])).toThrow(/TRUSTED_PROXIES must be .*"loopback/);
    },
  );
});
