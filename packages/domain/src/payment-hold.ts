/**
 * How long a payment page stays open, in milliseconds. The spec does not show it. Paying again afterwards opens another one.
 */
export const PAYMENT_HOLD_MS = 30 * 60 * 1000;
/**
 * How long after its page a payment still counts, in milliseconds: one that was made in the last second is told later. Until then an unpaid online
 * order keeps its stock; afterwards the payment has failed and the goods can be sold again.
 */
export const PAYMENT_GRACE_MS = 15 * 60 * 1000;
/** How long a prepared payment can be looked at and ordered, in milliseconds: the contract says a day. */
export const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;
