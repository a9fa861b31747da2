import * as z from "zod";
import { isHost } from "./host.ts";
import {
  integer,
  modeSettings,
  onOrOff,
  optionalSetting,
  origin,
  setting,
  trustedProxies,
} from "./setting.ts";
import { runSettings, turnstileSiteKey } from "./shared-settings.ts";

/** All environment variables of the storefront's server. */
export const storefrontSettings = z.object({
  ...modeSettings,
  PORT: setting(integer(1, 65_535), {
    description: "The port that the storefront listens on.",
    form: "a whole number from 1 to 65535",
    otherwise: "3000",
  }),
  HOST: optionalSetting(z.string(), {
    description: "The address that the storefront listens on.",
    form: "an address",
    otherwise: "all addresses of the machine",
  }),
  BACKEND_URL: setting(origin, {
    description: "Where the storefront reaches the backend.",
    form: "an address such as http://127.0.0.1:4000",
    otherwise: "http://127.0.0.1:4000",
  }),
  PUBLIC_URL: optionalSetting(origin, {
    description:
      "Where customers open the shop: every absolute address is made from it, and other hosts are answered with 421.",
    form: "an address such as https://sen.example",
    otherwise: "http://localhost:PORT",
  }),
  ALLOWED_HOSTS: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((host) => host !== ""))
      .refine((hosts) => hosts.every(isHost)),
    {
      description: "Further hosts that are answered, as they are sent.",
      form: "hosts such as 192.168.1.20:3000",
      otherwise: "",
    },
  ),
  TRUSTED_PROXIES: trustedProxies,
  PAGE_CACHE: setting(onOrOff, {
    description: "Whether pages are made once and kept.",
    form: "on or off",
    otherwise: "on",
  }),
  TURNSTILE_SITE_KEY: turnstileSiteKey,
  TAG_MANAGER_URL: optionalSetting(
    z.string().refine((text) => URL.canParse(text) && new URL(text).protocol === "https:"),
    {
      description:
        "The script of the operator's tag manager or collector, which reads the pages' `dataLayer`. Pages load it, and their policy admits its origin.",
      form: "an address such as https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
      otherwise:
        "none: the backend counts pages by day, with nothing of a person (npm run operator -- views)",
    },
  ),
  TAG_MANAGER_ORIGINS: setting(
    z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((one) => one !== ""))
      .pipe(z.array(origin)),
    {
      description: "Further origins that the tag manager's scripts come from, or send to.",
      form: "addresses such as https://www.google-analytics.com",
      otherwise: "",
    },
  ),
  ...runSettings,
});

/** The storefront's parsed settings. */
export type StorefrontSettings = z.infer<typeof storefrontSettings>;
