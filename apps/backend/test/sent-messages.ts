import type { Adapters } from "../src/adapters/adapters.ts";
import type { Message } from "../src/modules/messages/index.ts";

/** Keeps what would reach customers: `useShop(messages.adapters)`. */
export interface SentMessages {
  all: Message[];
  /** Senders that keep. */
  adapters: () => Pick<Adapters, "sms" | "email">;
  /** The one-time code that went last to a phone; empty where none did. */
  code: (phone: string) => string;
}

/** Messages of one test file. */
export function keepMessages(): SentMessages {
  const all: Message[] = [];
  const keep = (message: Message): Promise<void> => {
    all.push(message);
    return Promise.resolve();
  };
  return {
    all,
    adapters: () => ({
      sms: { isSimulated: true, send: (sms) => keep({ channel: "sms", ...sms }) },
      email: { isSimulated: true, send: (mail) => keep({ channel: "email", ...mail }) },
    }),
    code: (phone) => /^\d{6}/.exec(all.findLast(({ to }) => to === phone)?.text ?? "")?.[0] ?? "",
  };
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");
