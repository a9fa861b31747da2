import type { OtpPurpose } from "@sen/domain";
import type { MessageLocale } from "@sen/i18n/messages";
import type { Message } from "../messages/index.ts";
import type { OtpRequester } from "./sends.ts";
import type { OtpRow } from "./pending.ts";

/** Who requests a code, and for what purpose. */
export interface OtpRequest extends OtpRequester {
  purpose: OtpPurpose;
  /** The answer to a challenge, as received. */
  challengeAnswer: string | undefined;
  /** The language of the message. */
  locale: MessageLocale;
}

/** A sent code, without what its requester must not learn. */
export interface OtpSent {
  id: string;
  /** The phone number or email address it was sent to. */
  recipient: string;
  expires_at: Date;
  /** When a new code can be requested. */
  resend_at: Date;
}

/** The code to make. */
export interface WantedCode {
  /** The row that the new code replaces. */
  row: OtpRow | null;
  /** The id for a new row, if it is free. */
  wantedId?: string | undefined;
  recipient: string;
  payload: object | null;
  isDelivered: boolean;
  instead: Message | null;
  /** A pending code that cannot be replaced yet may stay. */
  mayStay: boolean;
}
