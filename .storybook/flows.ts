/** A flow through the shop, as a sequence of story ids. */
export interface Flow {
  name: string;
  /** Id of its docs page, which describes each step. */
  page: string;
  steps: readonly string[];
}

/** All flows. Their docs pages link to the same stories in the same order; a test checks that. */
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
      "aftersales-complaintcreatedialog--default",
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
