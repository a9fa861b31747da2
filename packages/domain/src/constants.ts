/** Business constants of spec §9 that belong to no other file. */

/** Default page size. */
export const DEFAULT_PAGE_SIZE = 10;
/** Page size of the order list. */
export const ORDER_PAGE_SIZE = 5;
/** Page size of the notifications. */
export const NOTIFICATION_PAGE_SIZE = 10;
/** How long a customer must wait before requesting another OTP, in seconds. */
export const OTP_RESEND_SECONDS = 120;
/** How long the crash page shows before it goes home, in ms. */
export const CRASH_REDIRECT_MS = 2_000;
/** The `type` sent with every upload. */
export const UPLOAD_FILE_TYPE = 5;
/** Video qualities, by height in pixels. */
export const VIDEO_QUALITIES = { hd: 720, sd: 480 } as const;

/** Highest id of the catalogue, whose ids are 32-bit integers. The contract's `CatalogueId`. */
export const CATALOGUE_ID_MAX = 2_147_483_647;
/** Digits of an OTP. The spec shows the length 6 without saying what for. */
export const OTP_LENGTH = 6;
/** Digits of a citizen-identity number. The spec shows the length 12 without saying what for. */
export const CITIZEN_ID_LENGTH = 12;
/** Maximum length of a person's or company's name, in characters. The spec shows the length 100 without saying what for. */
export const NAME_MAX_LENGTH = 100;
/** Maximum length of a short text (a street address, an order note), in characters. The spec shows 200 without saying what for. */
export const SHORT_TEXT_MAX_LENGTH = 200;
/** Maximum length of a search keyword, in characters. */
export const KEYWORD_MAX_LENGTH = 200;
/** A loyalty reward constant, unused: the spec lists its value without its meaning. */
export const LOYALTY_REWARD_FIRST = 6;
/** Another loyalty reward constant, unused for the same reason. */
export const LOYALTY_REWARD_SECOND = 200;
/** Maximum length of replies from the shop, the mall or the carrier, in characters. The spec does not show it. */
export const LONG_TEXT_MAX_LENGTH = 500;
