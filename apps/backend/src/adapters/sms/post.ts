import { fetchFailure } from "../fetch-failure.ts";
import { jsonOf, textUpTo } from "../read-answer.ts";
import { MessageError } from "../../ports/sms.ts";

/** Request timeout of a provider. */
export const MESSAGE_TIMEOUT_MS = 8_000;
/** Largest accepted response, in bytes; real ones have a few hundred. */
const LARGEST_ANSWER = 64 * 1024;

/** Posts to a provider and parses its JSON response. Throws `unavailable` if there is none that can be read. */
export async function postForJson(
  provider: string,
  url: string,
  init: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<unknown> {
  const { headers, body, timeoutMs } = init;
  const signal = AbortSignal.timeout(timeoutMs);
  const text = await fetch(url, { method: "POST", headers, body, redirect: "error", signal })
    .then((response) => textUpTo(LARGEST_ANSWER, response))
    .catch((error: unknown) => {
      throw new MessageError("unavailable", provider, fetchFailure(error));
    });
  const answer = jsonOf(text);
  if (answer === null) throw new MessageError("unavailable", provider, "unreadable");
  return answer;
}
