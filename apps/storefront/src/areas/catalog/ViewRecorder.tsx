import type { ProductDetail } from "@sen/api";
import { mergeViewed } from "@sen/domain";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useAnswers } from "../../core/query.ts";
import { serverNow } from "../../core/server-clock.ts";
import { useSession } from "../../core/session/session.ts";
import { trackItems } from "../../shell/track-items.ts";
import { sendViewed, useViewedPrices, viewedQuery, viewedStore } from "./viewed-prices.ts";

export interface ViewRecorderProps {
  product: Pick<ProductDetail, "id" | "name" | "price_after_discount">;
  /** Called with the price at the previous view, in dong, if there was one. */
  onPriceSeen: (price: number) => void;
}

let lastView = "";

/**
 * Records that a product is viewed, and at which price; tracks it once per visit, even if it is refetched. Not awaited: a failed
 * request is made up for at the next view. A separate component, so that the page does not render again once the session is known.
 */
export function ViewRecorder({ product, onPriceSeen }: ViewRecorderProps) {
  const { key } = useLocation();
  const { status } = useSession();
  const prices = useViewedPrices();
  const { set } = useAnswers();
  const recorded = useRef("");
  const showPriceSeen = useEffectEvent(onPriceSeen);
  const { id, name, price_after_discount: price } = product;
  useEffect(() => {
    if (prices === undefined) return;
    const view = `${status} ${id} ${price}`;
    if (recorded.current === view) return;
    recorded.current = view;
    const seen = prices.get(id);
    if (seen !== undefined) showPriceSeen(seen);
    const entry = { product_id: id, viewed_at: new Date(serverNow()).toISOString(), price_seen: price };
    if (status === "in") void sendViewed([entry]).then((known) => known && set(viewedQuery(), known));
    else viewedStore.write(mergeViewed(viewedStore.read(), [entry]));
  }, [id, price, status, prices, set]);
  useEffect(() => {
    const view = `${key} ${id}`;
    if (view === lastView) return;
    lastView = view;
    trackItems("view_item", [
      { product_id: id, product_name: name, price_after_discount: price, quantity: 1 },
    ]);
  }, [key, id, name, price]);
  return null;
}
