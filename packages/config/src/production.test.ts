import { describe, expect, it } from "vitest";
import { backendSettings } from "./backend-settings.ts";
import { refuseBackend, refuseStorefront, type ProductionFacts } from "./production.ts";
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
};
const vnpay = {
  PAYMENT_GATEWAYS: "vnpay",
  VNPAY_PAY_URL: "https://pay.example/paymentv2/vpcpay.html",
  VNPAY_API_URL: "https://pay.example/merchant_webapi/api/transaction",
};
const momo = { PAYMENT_GATEWAYS: "momo", MOMO_API_URL: "https://payment.momo.vn" };
const ghn = { CARRIER: "ghn", GHN_API_URL: "https://online-gateway.ghn.vn/shiip/public-api" };
const facts: ProductionFacts = {
  isPaymentSimulated: false,
  areMessagesSimulated: false,
  isCarrierSimulated: false,
};

const refusals = (env: Record<string, string>, changed: Partial<ProductionFacts> = {}) =>
  refuseBackend(readSettings(backendSettings, { ...real, ...env }), { ...facts, ...changed });

describe("a production backend", () => {
  it("starts when nothing is simulated", () => {
    expect(refusals({})).toEqual([]);
    expect(refusals(vnpay)).toEqual([]);
    expect(refusals(momo)).toEqual([]);
    // A sandbox is harmless if customers cannot choose its gateway.
    expect(refusals({ ...vnpay, MOMO_API_URL: "" })).toEqual([]);
    expect(refusals(ghn)).toEqual([]);
  });

  it.each<[string, Record<string, string>, Partial<ProductionFacts>]>([
    ["NODE_ENV", { NODE_ENV: "" }, {}],
    ["Payments", {}, { isPaymentSimulated: true }],
    ["VNPAY_PAY_URL is the sandbox", { ...vnpay, VNPAY_PAY_URL: "" }, {}],
    ["VNPAY_API_URL is the sandbox", { ...vnpay, VNPAY_API_URL: "" }, {}],
    ["VNPAY_API_URL is not https", { ...vnpay, VNPAY_API_URL: "http://pay.example/api" }, {}],
    ["MOMO_API_URL is the sandbox", { ...momo, MOMO_API_URL: "" }, {}],
    ["MOMO_API_URL is not https", { ...momo, MOMO_API_URL: "http://payment.momo.vn" }, {}],
    ["messages", {}, { areMessagesSimulated: true }],
    ["carrier is simulated", {}, { isCarrierSimulated: true }],
    ["GHN_API_URL is the test system", { ...ghn, GHN_API_URL: "" }, {}],
    ["GHN_API_URL is not https", { ...ghn, GHN_API_URL: "http://ghn.example/api" }, {}],
    ["SEN_JWT_SECRET", { SEN_JWT_SECRET: "" }, {}],
    ["SEN_IDENTITY_KEY", { SEN_IDENTITY_KEY: "" }, {}],
    ["VAPID_PUBLIC_KEY", { VAPID_PUBLIC_KEY: "" }, {}],
    ["VAPID_PUBLIC_KEY", { VAPID_PRIVATE_KEY: "" }, {}],
    ["PUBLIC_URL is missing", { PUBLIC_URL: "" }, {}],
    ["not https", { PUBLIC_URL: "http://sen.example" }, {}],
    ["STOREFRONT_URL is missing", { STOREFRONT_URL: "" }, {}],
    ["STOREFRONT_URL is missing", { STOREFRONT_URL: "https://127.0.0.1:3000" }, {}],
    ["STOREFRONT_URL is not https", { STOREFRONT_URL: "http://sen.example" }, {}],
    ["DATABASE_URL is missing", { DATABASE_URL: "" }, {}],
    ["MEDIA_S3_BUCKET is missing", { MEDIA_S3_BUCKET: "" }, {}],
    ["MEDIA_S3_BUCKET is missing", { MEDIA_S3_BUCKET: "", ALLOW_IN_PRODUCTION: "embedded-database" }, {}],
    ["the example's", { SEN_JWT_SECRET: "change-me-to-at-least-32-random-characters" }, {}],
    ["the example's", { SEN_IDENTITY_KEY: "Y2hhbmdlLW1lLXRvLTMyLXJhbmRvbS1ieXRlcy4uLi4=" }, {}],
    ["RATE_LIMIT", { RATE_LIMIT: "off" }, {}],
    ["every address", { HOST: "0.0.0.0" }, {}],
    ["every address", { HOST: "::" }, {}],
  ])("refuses to start for %s as the only reason", (reason, env, changed) => {
    expect(refusals(env, changed)).toEqual([expect.stringContaining(reason)]);
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
    };
    const demo: ProductionFacts = {
      isPaymentSimulated: true,
      areMessagesSimulated: true,
      isCarrierSimulated: true,
    };
    expect(refusals(env, demo)).toHaveLength(13);
    expect(refusals({ ...env, SEN_MODE: "demo" }, demo)).toEqual([]);
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
