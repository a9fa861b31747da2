import type { ProductDetail } from "@sen/api";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { trackItems } from "../../shell/data-layer.ts";

let lastView = "";

/** Tells the data layer which product is looked at: once a view, however often its answer comes anew. */
export function useTrackView(product: ProductDetail | undefined): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!product) return;
    const { id, name, price_after_discount } = product;
    const view = `${key} ${id}`;
    if (view === lastView) return;
    lastView = view;
    trackItems("view_item", [{ product_id: id, product_name: name, price_after_discount, quantity: 1 }]);
  }, [product, key]);
}
