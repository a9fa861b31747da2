import type { ProductDetail } from "@sen/api";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { trackItems } from "../../shell/data-layer.ts";
import { useRecordView } from "../catalog/index.ts";

export interface ViewRecorderProps {
  product: ProductDetail;
  /** Called with the price at the view before, in dong, if there was one. */
  onPriceSeen: (price: number) => void;
}

let lastView = "";

/**
 * Records a view of the product, once however often it is fetched again. A component of its own, so that the page is not rendered
 * again when the session is known.
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
