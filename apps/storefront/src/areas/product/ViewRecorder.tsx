import { useRecordView, type ViewedProduct } from "../catalog/index.ts";

export interface ViewRecorderProps {
  product: ViewedProduct;
  /** Hears what it cost at the look before, in dong, where there was one. */
  onPriceSeen: (price: number) => void;
}

/** Remembers that the product is looked at. Apart from its page, which is not rendered again for who is here. */
export function ViewRecorder({ product, onPriceSeen }: ViewRecorderProps) {
  useRecordView(product, onPriceSeen);
  return null;
}
