import type { JobHandler } from "../../jobs/job-handler.ts";
import { deliverMessage, type Message } from "./deliver.ts";
import { decryptMessage } from "./message-encryption.ts";

/** Sends a queued message, unless it has expired. */
export const sendMessage: JobHandler<"send-message"> = async (services, { sealed, until, id }) => {
  if (until !== null && services.clock.now() >= new Date(until)) return;
  const message = decryptMessage(sealed, services.config);
  if (message === null) return;
  try {
    await deliverMessage(services, message, id);
  } catch (error) {
    throw new MessageNotSent(message.channel, error);
  }
};

/** No provider accepted a message. A response may contain the recipient, so the error carries only names and codes. */
class MessageNotSent extends Error {
  override name = "MessageNotSent";

  constructor(channel: Message["channel"], reason: unknown) {
    super(`the ${channel} could not be sent: ${factsOf(reason).join(" ")}`);
  }
}

function factsOf(reason: unknown): string[] {
  if (!(reason instanceof Error)) return [typeof reason];
  const { name, code, responseCode, status } = reason as Error & Record<string, unknown>;
  const codes = [code, responseCode, status].filter(
    (fact) => typeof fact === "string" || typeof fact === "number",
  );
  return [name, ...codes.map(String)];
}
