import * as z from "zod";
import { isHost } from "./host.ts";
import {
  integer,
  list,
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
    otherwise: "3000",
  }),
  HOST: optionalSetting(z.string(), {
    description: "The address that the storefront listens on.",
    form: "an address",
    otherwise: "all addresses of the machine",
  }),
  BACKEND_URL: setting(origin, {
    description: "The address at which the storefront reaches the backend.",
    form: "an address such as http://127.0.0.1:4000",
    otherwise: "http://127.0.0.1:4000",
  }),
  PUBLIC_URL: optionalSetting(origin, {
    description:
      "The address at which customers open the shop. Absolute URLs start with it, and requests for other hosts get a 421.",
    form: "an address such as https://sen.example",
    otherwise: "http://localhost:PORT",
  }),
  ALLOWED_HOSTS: setting(
    list.refine((hosts) => hosts.every(isHost)),
    {
      description: "Additional hosts that are served, as they appear in the Host header.",
      form: "hosts such as 192.168.1.20:3000",
      otherwise: "",
    },
  ),
  TRUSTED_PROXIES: trustedProxies,
  PAGE_CACHE: setting(onOrOff, {
    description: "Whether rendered pages are cached.",
    otherwise: "on",
  }),
  TURNSTILE_SITE_KEY: turnstileSiteKey,
  TAG_MANAGER_URL: optionalSetting(z.url({ protocol: /^https$/ }), {
    description:
      "The script of the operator's tag manager or analytics, which reads the pages' `dataLayer`. Pages load it, and their Content-Security-Policy allows its origin.",
    form: "an address such as https://www.googletagmanager.com/gtm.js?id=GTM-ABC123",
    otherwise:
      "none: the backend counts page views per day, without personal data (npm run operator -- views)",
  }),
  TAG_MANAGER_ORIGINS: setting(list.pipe(z.array(origin)), {
    description: "Additional origins that the tag manager loads scripts from or sends data to.",
    form: "addresses such as https://www.google-analytics.com",
    otherwise: "",
  }),
  ...runSettings,
});

/** The storefront's parsed settings. */
export type StorefrontSettings = z.infer<typeof storefrontSettings>;
