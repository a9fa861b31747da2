import * as z from "zod";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** What people are told of a setting. */
export interface ToldSetting {
  /** What it does, as a sentence. */
  description: string;
  /** What it must be: the end of "PORT must be …". */
  form: string;
  /** What it is where the environment says nothing. */
  otherwise: string;
  /** Never printed. */
  secret?: true;
}

/** What is told of each setting's schema. */
export const settingDocs = z.registry<ToldSetting>();

/** A setting with a value of its own where the environment says nothing: `otherwise`, as the environment would say it. */
export function setting<Schema extends z.ZodType>(schema: Schema, told: ToldSetting) {
  const withDefault = z.prefault(schema, told.otherwise as z.input<Schema>);
  settingDocs.add(withDefault, told);
  return withDefault;
}

/** A setting that may be missing. */
export function optionalSetting<Schema extends z.ZodType>(schema: Schema, told: ToldSetting) {
  const maybe = z.optional(schema);
  settingDocs.add(maybe, told);
  return maybe;
}

/** A whole number. */
export const integer = (from: number, to: number) => z.coerce.number().int().min(from).max(to);

/** `on` or `off`, as a boolean. */
export const onOrOff = z.enum(["on", "off"]).transform((text) => text === "on");

/** The origin of an address, without a trailing slash. */
export const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
  .transform((text) => new URL(text).origin);

/** The two settings that tell a real shop from a demonstration, the same for all programs. */
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

/** Who may tell a client's address. */
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
