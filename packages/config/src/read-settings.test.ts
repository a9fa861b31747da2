import { describe, expect, it } from "vitest";
import { backendSettings } from "./backend-settings.ts";
import { describeSettings } from "./describe-settings.ts";
import { readSettings, SettingsError } from "./read-settings.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const secrets = { SEN_JWT_SECRET: "x".repeat(40), DATABASE_URL: "postgres://sen:verysecret@db:5432/sen" };

describe("the settings", () => {
  it("default to a demonstration when variables are unset or empty", () => {
    expect(readSettings(backendSettings, {})).toMatchObject({
      SEN_MODE: "demo",
      PORT: 4000,
      RATE_LIMIT: true,
    });
    expect(readSettings(storefrontSettings, { PORT: "", PAGE_CACHE: "off" })).toMatchObject({
      PORT: 3000,
      PAGE_CACHE: false,
    });
  });

  it("accept any number of replicas and refuse an invalid URL", () => {
    const read = (DATABASE_REPLICA_URL: string) =>
      readSettings(backendSettings, { DATABASE_REPLICA_URL }).DATABASE_REPLICA_URL;
    expect(read("")).toEqual([]);
    expect(read("postgres://a@one/sen, postgresql://a@two/sen")).toEqual([
      "postgres://a@one/sen",
      "postgresql://a@two/sen",
    ]);
    expect(() => read("postgres://a@one/sen,mysql://secret@two")).toThrow(
      "DATABASE_REPLICA_URL must be addresses such as postgres://user:password@host:5432/database, separated by commas.",
    );
  });

  it("set connections per kind of work, with defaults for the others", () => {
    const read = (DATABASE_CONNECTIONS: string) =>
      readSettings(backendSettings, { DATABASE_CONNECTIONS }).DATABASE_CONNECTIONS;
    const usual = read("");
    expect(read("browsing=7, searching=2")).toEqual({ ...usual, browsing: 7, searching: 2 });
    for (const wrong of ["browsing", "browsing=0", "shopping=3", "browsing=7 searching=two"]) {
      expect(() => read(wrong)).toThrow("DATABASE_CONNECTIONS must be numbers from 2 to 1000");
    }
  });

  it("report all errors at once, each in a sentence", () => {
    const env = { PORT: "70000", RATE_LIMIT: "maybe", UPLOADS_TOTAL_MB: "1.5", MEDIA_S3_ENDPOINT: "s3" };
    expect(() => readSettings(backendSettings, env)).toThrow(
      new SettingsError([
        'PORT must be a whole number from 0 to 65535, not "70000".',
        'RATE_LIMIT must be on or off, not "maybe".',
        'UPLOADS_TOTAL_MB must be a whole number of megabytes, from 0 to 1000000000, not "1.5".',
        'MEDIA_S3_ENDPOINT must be an address such as https://s3.example.com, not "s3".',
      ]),
    );
  });

  it("never reveal secrets, in errors or when printed", () => {
    const short = {
      SEN_JWT_SECRET: "short-secret",
      DATABASE_URL: "mysql://sen:verysecret@db",
      SEN_IDENTITY_KEY: "short-key",
    };
    expect(() => readSettings(backendSettings, short)).toThrow(
      new SettingsError([
        "DATABASE_URL must be an address such as postgres://user:password@host:5432/database.",
        "SEN_JWT_SECRET must be a text of at least 32 characters, or several separated by commas.",
        "SEN_IDENTITY_KEY must be 32 bytes in base64, for example from `openssl rand -base64 32`, or several separated by commas.",
      ]),
    );
    for (const env of [short, secrets]) {
      const printed = describeSettings(backendSettings, env);
      for (const secret of Object.values(env)) expect(printed).not.toContain(secret);
    }
  });

  it.each([
    ["the backend", backendSettings],
    ["the storefront", storefrontSettings],
  ])("of %s are printed with their value and what they must be", (_, settings) => {
    const printed = describeSettings(settings, { PORT: "4711" });
    expect(printed).toContain("PORT = 4711\n");
    expect(printed).toContain("SEN_MODE = demo (default)");
    expect(printed.match(/It must be /g)).toHaveLength(Object.keys(settings.shape).length);
    expect(printed).not.toContain("undefined");
  });
});
