import * as z from "zod";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Captcha } from "../../ports/captcha.ts";
import { post } from "../post.ts";

/** The two keys of a Turnstile widget. */
export interface TurnstileKeys {
  siteKey: string;
  secret: string;
}

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const SITEVERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TIMEOUT_MS = 5_000;
/** Concurrent checks, and the queue behind them. Beyond that, Cloudflare counts as unreachable. */
const AT_A_TIME = 8;
const WAITING = 32;

/** Siteverify's response. `hostname` is that of the page that showed the widget. */
const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  cdata: z.optional(z.string()),
});

/**
 * Cloudflare Turnstile. Siteverify enforces that a token is used once and within 300 seconds, and returns the `action` and `cdata` that the
 * widget was shown with. We compare the hostname ourselves.
 *
 * @param site the shop's public URL
 * @param url Siteverify's URL; another in tests
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
        const { body } = await post(url, { secret, response: token }, { timeoutMs: TIMEOUT_MS });
        const { success, hostname, action = "", cdata = "" } = answerSchema.parse(body);
        return success && hostname === own ? { action, cdata } : null;
      }),
  };
}
