/** Where the pages of an order and of its cases lead. */
export interface CaseHrefs {
  cart: string;
  product: (productId: number) => string;
  shop: (tenantId: number) => string;
  order: (orderId: number) => string;
  returnCreate: (orderId: number) => string;
  return: (orderId: number) => string;
  complaint: (orderId: number, complaintId: number) => string;
  refund: (orderId: number) => string;
  cancelled: (orderId: number) => string;
  /** Where an identity is verified. */
  identity: string;
  /** Where an item's review is written, changed or read. */
  writeReview: (itemId: number) => string;
  /** What can be done should something not be right with what was received. */
  finish: (orderId: number) => string;
  /** Asks the shop about the order. */
  askAboutOrder: (shopId: number, orderId: number) => string;
  /** Asks customer care about the order. */
  help: (orderId: number) => string;
}

/** Where an order's own page leads. */
export type OrderHrefs = Omit<CaseHrefs, "shop" | "order" | "identity">;
