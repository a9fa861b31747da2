import type { FastifyRequest } from "fastify";
import type { Locale } from "../texts/messages.ts";
import { clientAddress } from "@sen/server";

/** What every request for a one-time code tells of who asks. */
export interface CodeRequest {
  /** The address that it is counted by. */
  address: string;
  /** The answer to a challenge, as it was sent. */
  challengeAnswer: string | undefined;
  /** The language of the message. */
  locale: Locale;
}

/** Who asks for a code. */
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
