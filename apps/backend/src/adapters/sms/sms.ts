import type { FastifyBaseLogger } from "fastify";

/** Sends short messages to phones. */
export interface SmsSender {
  /** Whether the messages reach nobody. */
  isSimulated: boolean;
  send: (phone: string, text: string) => Promise<void>;
}

/** Without a provider the text goes to the log. */
export function loggedSms(log: Pick<FastifyBaseLogger, "info">): SmsSender {
  return {
    isSimulated: true,
    send: (phone, text) => {
      log.info({ phone, text }, "sms");
      return Promise.resolve();
    },
  };
}
