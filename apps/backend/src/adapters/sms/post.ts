import { fetchFailure } from "../fetch-failure.ts";
import { MessageError } from "../../ports/sms.ts";

/** Request timeout of a provider. */
export const MESSAGE_TIMEOUT_MS = 8_000;
/** Largest accepted response, in characters; real ones have a few hundred. */
const LARGEST_ANSWER = 64 * 1024;

/** Posts to a provider and parses its JSON response. Throws `unavailable` if there is none that can be read. */
export async function postForJson(
  provider: string,
  url: string,
  init: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<unknown> {
  const { headers, body, timeoutMs } = init;
  let text = "";
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > LARGEST_ANSWER) throw new RangeError("too long");
    }
  } catch (error) {
    throw new MessageError("unavailable", provider, fetchFailure(error));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new MessageError("unavailable", provider, "unreadable");
  }
}
