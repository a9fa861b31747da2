import { describe, expect, it } from "vitest";
import { backendSettings } from "./backend-settings.ts";
import { refuseBackend, refuseStorefront } from "./production.ts";
import { readSettings } from "./read-settings.ts";
import { storefrontSettings } from "./storefront-settings.ts";

const real = {
  SEN_MODE: "production",
  NODE_ENV: "production",
  SEN_JWT_SECRET: "a secret of at least thirty-two characters",
  SEN_IDENTITY_KEY: "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
  VAPID_PUBLIC_KEY: "B".repeat(87),
  VAPID_PRIVATE_KEY: "p".repeat(43),
  PUBLIC_URL: "https://sen.example",
  STOREFRONT_URL: "https://sen.example",
  DATABASE_URL: "postgres://sen:secret@db:5432/sen",
  MEDIA_S3_BUCKET: "sen-media",
  HOST: "10.0.0.5",
  CARRIER: "manual",
  ESMS_API_KEY: "key of the shop",
  ESMS_SECRET_KEY: "secret of the shop",
  ESMS_BRANDNAME: "SEN",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "shop@sen.example",
  PAYMENT_GATEWAYS: "vnpay",
  VNPAY_TMN_CODE: "SEN00001",
  VNPAY_HASH_SECRET: "a hash secret of thirty-two chars",
  VNPAY_PAY_URL: "https://pay.example/paymentv2/vpcpay.html",
  VNPAY_API_URL: "https://pay.example/merchant_webapi/api/transaction",
};
const momo = {
  PAYMENT_GATEWAYS: "momo",
  MOMO_API_URL: "https://payment.momo.vn",
  MOMO_PARTNER_CODE: "SEN",
  MOMO_ACCESS_KEY: "access key",
  MOMO_SECRET_KEY: "secret key of the shop",
};
const ghn = {
  CARRIER: "ghn",
  GHN_API_URL: "https://online-gateway.ghn.vn/shiip/public-api",
  GHN_TOKEN: "637170d5-942b-11ea-9821-0281a26fb5d4",
  GHN_SHOP_ID: "885",
  GHN_WEBHOOK_TOKEN: "w".repeat(40),
};
const refusals = (env: Record<string, string>) =>
  refuseBackend(readSettings(backendSettings, { ...real, ...env }));

describe("a production backend", () => {
  it("starts when nothing is simulated", () => {
    expect(refusals({})).toEqual([]);
    expect(refusals(momo)).toEqual([]);
    // A sandbox is harmless if customers cannot choose its gateway.
    expect(refusals({ MOMO_API_URL: "" })).toEqual([]);
    expect(refusals(ghn)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ["NODE_ENV", { NODE_ENV: "" }],
    ["Payments", { PAYMENT_GATEWAYS: "" }],
    ["VNPAY_PAY_URL is the sandbox", { VNPAY_PAY_URL: "" }],
    ["VNPAY_API_URL is the sandbox", { VNPAY_API_URL: "" }],
    ["VNPAY_API_URL is not https", { VNPAY_API_URL: "http://pay.example/api" }],
    ["MOMO_API_URL is the sandbox", { ...momo, MOMO_API_URL: "" }],
    ["MOMO_API_URL is not https", { ...momo, MOMO_API_URL: "http://payment.momo.vn" }],
    ["messages", { ESMS_API_KEY: "", ESMS_SECRET_KEY: "", ESMS_BRANDNAME: "" }],
    ["messages", { SMTP_URL: "" }],
    ["VNPAY_HASH_SECRET must be set", { VNPAY_HASH_SECRET: "" }],
    ["MAIL_FROM", { MAIL_FROM: "" }],
    ["carrier is simulated", { CARRIER: "" }],
    ["GHN_API_URL is the test system", { ...ghn, GHN_API_URL: "" }],
    ["GHN_API_URL is not https", { ...ghn, GHN_API_URL: "http://ghn.example/api" }],
    ["SEN_JWT_SECRET", { SEN_JWT_SECRET: "" }],
    ["SEN_IDENTITY_KEY", { SEN_IDENTITY_KEY: "" }],
    ["VAPID_PUBLIC_KEY or", { VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "" }],
    ["PUBLIC_URL is missing", { PUBLIC_URL: "" }],
    ["not https", { PUBLIC_URL: "http://sen.example" }],
    ["STOREFRONT_URL is missing", { STOREFRONT_URL: "" }],
    ["STOREFRONT_URL is missing", { STOREFRONT_URL: "https://127.0.0.1:3000" }],
    ["STOREFRONT_URL is not https", { STOREFRONT_URL: "http://sen.example" }],
    ["DATABASE_URL is missing", { DATABASE_URL: "" }],
    ["MEDIA_S3_BUCKET is missing", { MEDIA_S3_BUCKET: "" }],
    ["MEDIA_S3_BUCKET is missing", { MEDIA_S3_BUCKET: "", ALLOW_IN_PRODUCTION: "embedded-database" }],
    ["RATE_LIMIT", { RATE_LIMIT: "off" }],
    ...["0.0.0.0", "::", "0", "::0"].map((HOST): [string, Record<string, string>] => [
      "every address",
      { HOST },
    ]),
  ])("refuses to start for %s as the only reason", (reason, env) => {
    expect(refusals(env)).toEqual([expect.stringContaining(reason)]);
  });

  it("stores data on its own disk only if the operator allows it by name", () => {
    const own = { DATABASE_URL: "", MEDIA_S3_BUCKET: "" };
    expect(refusals({ ...own, ALLOW_IN_PRODUCTION: "embedded-database, uploads-on-disk" })).toEqual([]);
    expect(() => refusals({ ALLOW_IN_PRODUCTION: "everything" })).toThrow("ALLOW_IN_PRODUCTION");
  });

  it("names all reasons at once, and none for a demonstration", () => {
    const env = {
      NODE_ENV: "",
      SEN_JWT_SECRET: "",
      SEN_IDENTITY_KEY: "",
      VAPID_PUBLIC_KEY: "",
      PUBLIC_URL: "",
      STOREFRONT_URL: "",
      DATABASE_URL: "",
      MEDIA_S3_BUCKET: "",
      RATE_LIMIT: "off",
      HOST: "0.0.0.0",
      PAYMENT_GATEWAYS: "momo",
      SMTP_URL: "",
      CARRIER: "ghn",
    };
    expect(refusals(env)).toHaveLength(16);
    expect(refusals({ ...env, SEN_MODE: "demo" })).toEqual([]);
  });
});

describe("a production storefront", () => {
  const refused = (env: Record<string, string>) =>
    refuseStorefront(readSettings(storefrontSettings, { ...real, ...env }));

  it.each([
    [{}, []],
    [{ HOST: "0.0.0.0" }, []],
    [{ HOST: "" }, ["HOST is missing"]],
    [{ PUBLIC_URL: "http://sen.example", NODE_ENV: "development" }, ["NODE_ENV", "not https"]],
    [{ HOST: "", PUBLIC_URL: "", SEN_MODE: "" }, []],
  ])("with %j is refused for %j", (env, reasons) => {
    expect(refused(env)).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  });
});
