import type { ProductDetail } from "@sen/api";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { trackItems } from "../../shell/data-layer.ts";
import { useRecordView } from "../catalog/index.ts";

export interface ViewRecorderProps {
  product: ProductDetail;
  /** Hears what it cost at the look before, in dong, where there was one. */
  onPriceSeen: (price: number) => void;
}

let lastView = "";

/**
 * Remembers that the product is looked at, and tells the data layer: once a view, however often its answer comes anew. Apart
 * from its page, which is not rendered again for who is here.
 */
export function ViewRecorder({ product, onPriceSeen }: ViewRecorderProps) {
  const { key } = useLocation();
  useRecordView(product, onPriceSeen);
  useEffect(() => {
    const { id, name, price_after_discount } = product;
    const view = `${key} ${id}`;
    if (view === lastView) return;
    lastView = view;
    trackItems("view_item", [{ product_id: id, product_name: name, price_after_discount, quantity: 1 }]);
  }, [product, key]);
  return null;
}
