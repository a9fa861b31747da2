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

/** What a setting's declaration says; the form only where the schema does not say it itself. */
type Declared = Omit<ToldSetting, "form"> & { form?: string };

/** A setting with the default `otherwise`, written as in the environment. */
export function setting<Schema extends z.ZodType>(schema: Schema, told: Declared) {
  const withDefault = z.prefault(schema, told.otherwise as z.input<Schema>);
  settingDocs.add(withDefault, { form: formOf(schema), ...told });
  return withDefault;
}

/** An optional setting. */
export function optionalSetting<Schema extends z.ZodType>(schema: Schema, told: Declared) {
  const maybe = z.optional(schema);
  settingDocs.add(maybe, { form: formOf(schema), ...told });
  return maybe;
}

const formOf = (schema: z.ZodType) => String(schema.meta()?.["form"]);

/** An integer within bounds, inclusive. */
export const integer = (from: number, to: number) =>
  z.coerce
    .number()
    .int()
    .min(from)
    .max(to)
    .meta({ form: `a whole number from ${from} to ${to}` });

/** A text of at least this many characters, such as a secret. */
export const text = (least: number) =>
  z
    .string()
    .min(least)
    .meta({ form: `a text of at least ${least} characters` });

/** `on` or `off`, as a boolean. */
export const onOrOff = z
  .enum(["on", "off"])
  .transform((value) => value === "on")
  .meta({ form: "on or off" });

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
