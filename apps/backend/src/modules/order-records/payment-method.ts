/**
 * Number of the only online payment method, the gateway: `payment_method_payoo` of an order and the payment vendor of its return.
 * The spec names the field and shows no value.
 */
export const ONLINE_PAYMENT_METHOD_ID = 1;
