import type { FastifyRequest } from "fastify";
import type { Locale } from "../texts/messages.ts";
import { clientAddress } from "@sen/server";

/** The sender of a request for a one-time code. */
export interface CodeRequest {
  /** The IP address, for rate limits. */
  address: string;
  /** The solution of a challenge, as sent. */
  challengeAnswer: string | undefined;
  /** The language of the message. */
  locale: Locale;
}

/** The sender of a request. */
export function codeRequestOf({
  request,
  headers,
  locale,
}: {
  request: FastifyRequest;
  headers: { "challenge-answer"?: string | undefined };
  locale: Locale;
}): CodeRequest {
  return { address: clientAddress(request), challengeAnswer: headers["challenge-answer"], locale };
}
