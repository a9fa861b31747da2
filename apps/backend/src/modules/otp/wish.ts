import type { OtpPurpose } from "@sen/domain";
import type { MessageLocale } from "@sen/i18n/messages";
import type { Message } from "../messages/index.ts";
import type { Asker } from "./sends.ts";
import type { OtpRow } from "./standing.ts";

/** Who asks for a code, and what for. */
export interface Asking extends Asker {
  purpose: OtpPurpose;
  /** The answer to a challenge, as it was sent. */
  challengeAnswer: string | undefined;
  /** The language of the message. */
  locale: MessageLocale;
}

/** A code that is out, as far as whoever asked for it may know. */
export interface OtpSent {
  id: string;
  /** The phone number or the mail address that it goes to. */
  recipient: string;
  expires_at: Date;
  /** When another can be asked for. */
  resend_at: Date;
}

/** What a code is made for. */
export interface WantedCode {
  /** The row that a new code takes the place of. */
  row: OtpRow | null;
  /** Under which id a new row is made, if it is free. */
  wantedId?: string | undefined;
  recipient: string;
  payload: object | null;
  isDelivered: boolean;
  instead: Message | null;
  /** A code that is out and cannot be replaced yet is good enough. */
  mayStay: boolean;
}
