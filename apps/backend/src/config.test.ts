import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig, readDataPlaces } from "./config.ts";
import { StartFailure } from "./database/failure.ts";

const SEN_DATA_DIR = mkdtempSync(join(tmpdir(), "sen-config-"));
afterAll(() => rmSync(SEN_DATA_DIR, { recursive: true, force: true }));
const read = (env: Record<string, string> = {}) => readConfig({ SEN_DATA_DIR, ...env });

it("reads relative paths from the repository's root, wherever a program runs", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const { dataDir, backupDir } = readDataPlaces({ SEN_DATA_DIR: "shop", SEN_BACKUP_DIR: "../backups" });
  expect([dataDir, backupDir]).toEqual([join(root, "shop"), join(root, "../backups")]);
  expect(read({ PLACES_FILE: "places.json" }).placesFile).toBe(join(root, "places.json"));
});

describe("HOST", () => {
  it.each([
    [{}, "127.0.0.1"],
    [{ HOST: "" }, "127.0.0.1"],
    [{ HOST: "0.0.0.0" }, "0.0.0.0"],
  ])("with %j listens on %s", (env, host) => {
    expect(read(env).host).toBe(host);
  });
});

describe("TRUSTED_PROXIES", () => {
  it.each([
    ["", "127.0.0.1", false],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::1", true],
    ["loopback", "10.0.0.1", false],
    ["10.0.0.0/8, 2001:db8::1", "::ffff:10.255.0.1", true],
    ["10.0.0.0/8, 2001:db8::1", "2001:db8::2", false],
  ])("%j trusts %s: %s", (TRUSTED_PROXIES, address, trusted) => {
    expect(read({ TRUSTED_PROXIES }).trustedProxies(address, 0)).toBe(trusted);
  });

  it("trusts no proxy by default", () => {
    expect(read().trustedProxies("127.0.0.1", 0)).toBe(false);
  });

  it.each(["1", "true", "balancer.example", "10.0.0.0/33", "0.0.0.0/0", "::/0"])(
    "%j is refused with an explanation",
    (TRUSTED_PROXIES) => {
      expect(() => read({ TRUSTED_PROXIES })).toThrow(StartFailure);
      expect(() => read({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES must be .*"loopback/);
    },
  );
});

describe("settings of carrier and messengers", () => {
  const ghn = {
    CARRIER: "ghn",
    GHN_TOKEN: "637170d5-942b-11ea-9821-0281a26fb5d4",
    GHN_SHOP_ID: "885",
    GHN_WEBHOOK_TOKEN: "w".repeat(40),
  };
  const esms = {
    ESMS_API_KEY: "key of the shop",
    ESMS_SECRET_KEY: "secret of the shop",
    ESMS_BRANDNAME: "SEN",
  };
  const zalo = {
    ZALO_APP_ID: "4070108602062",
    ZALO_APP_SECRET: "secret of the app",
    ZALO_REFRESH_TOKEN: "the first refresh token",
    ZALO_OTP_TEMPLATE_ID: "7895417",
  };

  it("default to a simulated carrier and no messengers", () => {
    expect(read()).toMatchObject({ carrier: "simulated", esms: null, zns: null });
    expect(read({ CARRIER: "manual" }).carrier).toBe("manual");
    expect(read({ ...ghn, ...esms, ...zalo })).toMatchObject({
      carrier: { shopId: 885, apiUrl: "https://dev-online-gateway.ghn.vn/shiip/public-api" },
      esms: { brandname: "SEN", apiUrl: "https://rest.esms.vn/MainService.svc/json" },
      zns: { templateId: "7895417" },
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ...ghn, GHN_WEBHOOK_TOKEN: "" }, /GHN_WEBHOOK_TOKEN must be set/],
    [{ ...ghn, GHN_WEBHOOK_TOKEN: "short" }, /GHN_WEBHOOK_TOKEN must be 32 to 100/],
    [{ ...ghn, PLACES_FILE: "places.json" }, /PLACES_FILE cannot be used/],
    [{ ...esms, ESMS_BRANDNAME: "" }, /Set all of ESMS_API_KEY/],
    [{ ...esms, ...zalo, ZALO_APP_SECRET: "" }, /Set all of ZALO_APP_ID/],
    [zalo, /set ESMS_API_KEY/],
  ])("are refused with an explanation when incomplete: %j", (env, sentence) => {
    expect(() => read(env)).toThrow(StartFailure);
    expect(() => read(env)).toThrow(sentence);
  });
});
