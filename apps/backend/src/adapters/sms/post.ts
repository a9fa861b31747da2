import { fetchFailure, post } from "../post.ts";
import { MessageError } from "../../ports/message-error.ts";

/** Request timeout of a provider. */
export const MESSAGE_TIMEOUT_MS = 8_000;

/** Posts to a message provider and returns its JSON response. Throws `unavailable` if there is none that can be read. */
export async function postForJson(provider: string, ...request: Parameters<typeof post>): Promise<unknown> {
  const { body } = await post(...request).catch((error: unknown) => {
    throw new MessageError("unavailable", provider, fetchFailure(error));
  });
  if (body === null) throw new MessageError("unavailable", provider, "unreadable");
  return body;
}
