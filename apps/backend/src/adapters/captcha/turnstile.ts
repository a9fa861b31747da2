import * as z from "zod";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Captcha } from "../../ports/captcha.ts";

/** The two keys of a widget at Cloudflare. */
export interface TurnstileKeys {
  siteKey: string;
  secret: string;
}

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const SITEVERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 5_000;
/** Checks at a time, and how many wait: more than these are answered as if Cloudflare were down. */
const AT_A_TIME = 8;
const WAITING = 32;

/** What Siteverify answers. `hostname` is the page's that showed the widget. */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  cdata: z.optional(z.string()),
});

/**
 * Cloudflare Turnstile. A token is good once and for 300 seconds; Siteverify sees to both, and answers the `action` and `cdata` that the
 * widget was shown with. The hostname is compared by ourselves.
 *
 * @param site where customers open the shop
 * @param url Siteverify; another in tests
 */
export function turnstile(
  { siteKey, secret }: TurnstileKeys,
  site: string,
  url: string = SITEVERIFY_URL,
): Captcha {
  const limited = concurrencyLimit(AT_A_TIME, { waiting: WAITING });
  const { hostname: own } = new URL(site);
  return {
    siteKey,
    check: (token) =>
      limited(async () => {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ secret, response: token }),
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const { success, hostname, action = "", cdata = "" } = answerSchema.parse(await response.json());
        return success && hostname === own ? { action, cdata } : null;
      }),
  };
}
