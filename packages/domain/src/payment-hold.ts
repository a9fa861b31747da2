/**
 * How long an unpaid online order keeps its stock, and its payment page stays open, in milliseconds. The spec does not
 * show it. Afterwards the payment has failed and the goods can be sold again; paying again takes them anew.
 */
export const PAYMENT_HOLD_MS = 30 * 60 * 1000;
/** How long a prepared payment can be looked at and ordered, in milliseconds: the contract says a day. */
export const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;
