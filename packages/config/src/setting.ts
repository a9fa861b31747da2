import * as z from "zod";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** The documentation of a setting. */
export interface ToldSetting {
  /** What it does, as a sentence. */
  description: string;
  /** Its accepted values: the end of "PORT must be …". */
  form: string;
  /** Its value if the environment does not set it. */
  otherwise: string;
  /** The value is never printed. */
  secret?: true;
}

/** The documentation of each setting, by schema. */
export const settingDocs = z.registry<ToldSetting>();

/** A setting with the default `otherwise`, written as in the environment. */
export function setting<Schema extends z.ZodType>(schema: Schema, told: ToldSetting) {
  const withDefault = z.prefault(schema, told.otherwise as z.input<Schema>);
  settingDocs.add(withDefault, told);
  return withDefault;
}

/** An optional setting. */
export function optionalSetting<Schema extends z.ZodType>(schema: Schema, told: ToldSetting) {
  const maybe = z.optional(schema);
  settingDocs.add(maybe, told);
  return maybe;
}

/** An integer within bounds, inclusive. */
export const integer = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** `on` or `off`, as a boolean. */
export const onOrOff = z.enum(["on", "off"]).transform((text) => text === "on");

/** An address of the web. */
export const httpUrl = z.url({ protocol: /^https?$/ });

/** The origin of a URL, without a trailing slash. */
export const origin = httpUrl.transform((text) => new URL(text).origin);

/** Several values, separated by commas or spaces. */
export const list = z.string().transform((text) => text.split(/[\s,]+/).filter((one) => one !== ""));

/** The settings of all programs that distinguish a real shop from a demonstration. */
export const modeSettings = {
  SEN_MODE: setting(z.enum(["demo", "production"]), {
    description:
      "A demonstration (demo) simulates payments and messages and has public sign-ins. A real shop (production) refuses to start with any of these.",
    form: "demo or production",
    otherwise: "demo",
  }),
  NODE_ENV: setting(z.enum(["development", "test", "production"]), {
    description: "The mode for libraries. Outside production they reveal errors in full.",
    form: "development, test or production",
    otherwise: "development",
  }),
};

/** The proxies whose `X-Forwarded-For` is trusted. */
export const trustedProxies = setting(
  z.string().transform((text, context) => {
    const trusts = readTrustedProxies(text);
    if (trusts) return trusts;
    context.addIssue({ code: "custom", input: text });
    return z.NEVER;
  }),
  {
    description:
      "The load balancers in front of this program whose `X-Forwarded-For` is trusted. If unset, none is trusted.",
    form: 'addresses or networks such as "loopback, 10.0.0.0/8"',
    otherwise: "",
  },
);
