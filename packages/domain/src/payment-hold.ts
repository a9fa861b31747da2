/** How long a payment page stays open, in ms. The spec does not show it. Paying again afterwards opens another one. */
export const PAYMENT_HOLD_MS = 30 * 60 * 1000;
/**
 * How long after its page closed a payment still counts, in ms, because the gateway may report it late. Until then an unpaid online order
 * keeps its stock; afterwards the payment has failed and the goods can be sold again.
 */
export const PAYMENT_GRACE_MS = 15 * 60 * 1000;
/** How long a prepared checkout can be viewed and ordered, in ms: one day, as in the contract. */
export const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;
