/**
 * Id of the only online payment method, the gateway: an order's `payment_method_payoo` and the payment vendor of its return.
 * The spec names the field but gives no value.
 */
export const ONLINE_PAYMENT_METHOD_ID = 1;
