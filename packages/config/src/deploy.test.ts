import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { backendSettings } from "./backend-settings.ts";
import { refuseBackend, refuseStorefront } from "./production.ts";
import { readSettings } from "./read-settings.ts";
import { storefrontSettings } from "./storefront-settings.ts";

type Environment = Record<string, string>;
interface Service {
  image?: string;
  environment?: Environment;
}

const textOf = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), "utf8");
const { services } = parse(textOf("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
const example = pairsOf(textOf(".env.example").split("\n"));

/** Read by Node, the C library and the S3 client, not by our settings. */
const OF_LIBRARIES = [
  "MALLOC_ARENA_MAX",
  "MALLOC_TRIM_THRESHOLD_",
  "NODE_COMPILE_CACHE",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
];

function pairsOf(texts: readonly string[]): Environment {
  const pairs = texts.filter((text) => /^\w+=/.test(text));
  return Object.fromEntries(
    pairs.map((text) => [text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)]),
  );
}

/** The environment of an image's service, with the values of a `.env`. */
function environmentOf({ environment = {} }: Service, image: string, values: Environment): Environment {
  const [, ofImage = ""] = /^ENV (.+)$/m.exec(textOf(`${image.replace("sen-", "")}.Dockerfile`)) ?? [];
  const filled = Object.entries(environment).map(([name, text]) => {
    const value = text.replace(/\$\{(\w+)\}/g, (_, variable: string) => {
      if (values[variable] === undefined) throw new Error(`.env.example lacks ${variable}.`);
      return values[variable];
    });
    return [name, value];
  });
  return { ...pairsOf(ofImage.split(" ")), ...(Object.fromEntries(filled) as Environment) };
}

/** An `accounts.env` as an operator would fill it in. */
const accounts = {
  PAYMENT_GATEWAYS: "momo",
  MOMO_API_URL: "https://payment.momo.vn",
  MOMO_PARTNER_CODE: "SEN",
  MOMO_ACCESS_KEY: "access key",
  MOMO_SECRET_KEY: "secret key of the shop",
  CARRIER: "manual",
  ESMS_API_KEY: "key of the shop",
  ESMS_SECRET_KEY: "secret of the shop",
  ESMS_BRANDNAME: "SEN",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "shop@sen.example",
};
/** An `.env` as an operator would fill it in. */
const real = {
  ...example,
  SEN_MODE: "production",
  PUBLIC_URL: "https://sen.example",
  SEN_JWT_SECRET: "a secret of at least thirty-two characters",
  SEN_IDENTITY_KEY: "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=",
  VAPID_PRIVATE_KEY: "p".repeat(43),
};
const programs = [
  {
    image: "sen-backend",
    known: Object.keys(backendSettings.shape),
    read: (env: Environment) => readSettings(backendSettings, env),
    names: ["backend-1", "backend-2", "migrate", "worker"],
  },
  {
    image: "sen-storefront",
    known: Object.keys(storefrontSettings.shape),
    read: (env: Environment) => readSettings(storefrontSettings, env),
    names: ["storefront-1", "storefront-2"],
  },
];

describe.each(programs)("the services of $image", ({ image, known, read, names }) => {
  const own = Object.entries(services).filter(([, service]) => service.image === image);

  it("are complete and set only variables of the schema", () => {
    expect(own.map(([name]) => name).sort()).toEqual(names);
    for (const [name, service] of own) {
      const unknown = Object.keys(environmentOf(service, image, example)).filter(
        (one) => ![...known, ...OF_LIBRARIES].includes(one),
      );
      expect(unknown, name).toEqual([]);
    }
  });

  it("have valid settings, with the example's values and with real ones", () => {
    for (const [, service] of own) {
      expect(() => read(environmentOf(service, image, example))).not.toThrow();
      expect(read(environmentOf(service, image, real))).toMatchObject({
        NODE_ENV: "production",
      });
    }
  });
});

it.each(["SEN_JWT_SECRET", "SEN_IDENTITY_KEY", "VAPID_PRIVATE_KEY"])(
  "a production shop does not start with the example's %s",
  (name) => {
    const secrets = { ...real, [name]: example[name] ?? "" };
    const environment = {
      ...environmentOf(services["backend-1"] ?? {}, "sen-backend", secrets),
      ...accounts,
    };
    expect(refuseBackend(readSettings(backendSettings, environment))).toEqual([
      expect.stringContaining("the example's"),
    ]);
  },
);

it("a production shop starts with real settings", () => {
  for (const service of [services["backend-1"], services["backend-2"]]) {
    const environment = { ...environmentOf(service ?? {}, "sen-backend", real), ...accounts };
    expect(refuseBackend(readSettings(backendSettings, environment))).toEqual([]);
  }
  for (const service of [services["storefront-1"], services["storefront-2"]]) {
    const environment = environmentOf(service ?? {}, "sen-storefront", real);
    expect(refuseStorefront(readSettings(storefrontSettings, environment))).toEqual([]);
  }
});
