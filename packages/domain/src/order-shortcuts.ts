/** The shortcuts on the account's first page, and the filter each applies. Our choice: the spec shows no such page. */
export const ORDER_SHORTCUTS = {
  to_pay: "TO_PAY",
  preparing: "PREPARING",
  delivering: "TO_RECEIVE",
  to_review: "TO_REVIEW",
  returning: "RETURNING",
} as const;
export type OrderShortcut = keyof typeof ORDER_SHORTCUTS;
