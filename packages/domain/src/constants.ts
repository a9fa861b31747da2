/** The business constants of spec §9 that no rule of its own file holds. */

/** Rows a page when nothing else is asked. */
export const DEFAULT_PAGE_SIZE = 10;
/** Rows a page of the order list. */
export const ORDER_PAGE_SIZE = 5;
/** Rows a page of the notifications. */
export const NOTIFICATION_PAGE_SIZE = 10;
/** How long a customer waits before asking for another OTP, in seconds. */
export const OTP_RESEND_SECONDS = 120;
/** How long the crash page stays before it goes home, in milliseconds. */
export const CRASH_REDIRECT_MS = 2_000;
/** The `type` that every upload carries. */
export const UPLOAD_FILE_TYPE = 5;
/** The qualities a video is offered in, by lines of picture. */
export const VIDEO_QUALITIES = { hd: 720, sd: 480 } as const;

/** Digits of an OTP. The spec shows the length 6 without saying what for. */
export const OTP_LENGTH = 6;
/** Digits of a citizen-identity number. The spec shows the length 12 without saying what for. */
export const CITIZEN_ID_LENGTH = 12;
/** Longest name of a person or a company, in characters. The spec shows the length 100 without saying what for. */
export const NAME_MAX_LENGTH = 100;
/** Longest short text (a street address, an order note), in characters. The spec shows 200 without saying what for. */
export const SHORT_TEXT_MAX_LENGTH = 200;
/** A constant of the loyalty rewards. The spec lists the value without showing its meaning: nothing is computed with it. */
export const LOYALTY_REWARD_FIRST = 6;
/** The other constant of the loyalty rewards, of which the spec does not show the meaning either. */
export const LOYALTY_REWARD_SECOND = 200;
/** Longest text that the shop, the mall or the carrier answers with, in characters. The spec does not show it. */
export const LONG_TEXT_MAX_LENGTH = 500;
