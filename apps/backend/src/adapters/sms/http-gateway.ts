import { createHmac, randomUUID } from "node:crypto";
import type { Sms, SmsSender } from "./sms.ts";

/** How a gateway is reached. */
export interface SmsGateway {
  /** Takes the messages by POST. */
  url: string;
  /** Names us. */
  keyId: string;
  /** Signs what we send. */
  secret: string;
  /** The brand name that phones show. */
  sender: string;
}

/** Longest wait for the gateway's answer. */
const TIMEOUT_MS = 10_000;
/** How often a message is sent at most, where the gateway did not answer or says that it is in trouble. */
const TRIES = 2;

/**
 * A gateway that takes JSON by HTTP: `{ to, text, sender }`, `to` with the country's code. Each request is signed:
 * `X-Signature` is the HMAC-SHA256 in hex of the timestamp, a full stop and the body. The same `Idempotency-Key` is the
 * same message: it is sent once, however often it is asked for.
 */
export function httpSmsGateway({ url, keyId, secret, sender }: SmsGateway): SmsSender {
  async function post({ to, text }: Sms, id: string): Promise<Response> {
    const body = JSON.stringify({ to: to.replace(/^0/, "+84"), text, sender });
    const timestamp = new Date().toISOString();
    return fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": id,
        "x-key-id": keyId,
        "x-timestamp": timestamp,
        "x-signature": createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex"),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }

  return {
    isSimulated: false,
    async send(message) {
      const id = randomUUID();
      for (let tries = 1; ; tries += 1) {
        try {
          const { ok, status } = await post(message, id);
          if (ok) return;
          if (status < 500 || tries === TRIES) throw new GatewayRefusal(status);
        } catch (error) {
          if (error instanceof GatewayRefusal || tries === TRIES) throw error;
        }
      }
    },
  };
}

/** The gateway answered, and did not take the message. */
class GatewayRefusal extends Error {
  override name = "GatewayRefusal";
  readonly status: number;

  constructor(status: number) {
    super(`the SMS gateway answered ${status}`);
    this.status = status;
  }
}
