/** URLs linked from the pages of an order and its cases. */
export interface CaseHrefs {
  cart: string;
  product: (productId: number) => string;
  shop: (tenantId: number) => string;
  order: (orderId: number) => string;
  returnCreate: (orderId: number) => string;
  return: (orderId: number) => string;
  complaint: (orderId: number, complaintId: number) => string;
  refund: (orderId: number, refundId?: number) => string;
  cancelled: (orderId: number) => string;
  /** The page for verifying one's identity. */
  identity: string;
  /** The page to write, edit or read an item's review. */
  writeReview: (itemId: number) => string;
  /** The page with the options if something is wrong with a received order. */
  finish: (orderId: number) => string;
  /** Asks the shop about the order. */
  askAboutOrder: (shopId: number, orderId: number) => string;
  /** Asks customer care about the order. */
  help: (orderId: number) => string;
}

/** URLs linked from an order's own page. */
export type OrderHrefs = Omit<CaseHrefs, "shop" | "order" | "identity">;
