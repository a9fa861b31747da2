/** A way through the shop, as the stories that a customer meets on it, by their ids. */
export interface Flow {
  name: string;
  /** Its page, which says what happens at each step. */
  page: string;
  steps: readonly string[];
}

/** The ways that can be walked from story to story. Their pages lead to the same stories in the same order; a test holds that. */
export const flows: readonly Flow[] = [
  {
    name: "Buying",
    page: "flows-buying--docs",
    steps: [
      "catalog-homescreen--default",
      "catalog-productlistscreen--default",
      "catalog-listtoolbar-facetssheet--matrix",
      "product-productscreen--default",
      "cart-cartscreen--default",
      "checkout-checkoutscreen--default",
      "checkout-paymentresultscreen--default",
      "aftersales-orderdetailscreen--default",
      "orders-orderlistscreen--default",
    ],
  },
  {
    name: "A complaint",
    page: "flows-complaint--docs",
    steps: [
      "aftersales-orderdetailscreen--default",
      "aftersales-complaintcreatedialog--matrix",
      "aftersales-complaintdetailscreen--new",
      "aftersales-complaintdetailscreen--evidence-asked",
      "aftersales-complaintdetailscreen--evidence-given",
      "aftersales-complaintdetailscreen--evidence-late",
      "aftersales-complaintdetailscreen--default",
      "aftersales-complaintdetailscreen--resolved",
      "aftersales-complaintdetailscreen--cancelled",
    ],
  },
  {
    name: "A return",
    page: "flows-return--docs",
    steps: [
      "aftersales-returncreatescreen--default",
      "aftersales-returndetailscreen--default",
      "aftersales-returndetailscreen--approved",
      "aftersales-returndetailscreen--completed",
      "aftersales-refunddetailscreen--new",
      "aftersales-refunddetailscreen--approved",
      "aftersales-refunddetailscreen--default",
      "aftersales-refunddetailscreen--transfer-failed",
      "aftersales-refunddetailscreen--completed",
    ],
  },
];
