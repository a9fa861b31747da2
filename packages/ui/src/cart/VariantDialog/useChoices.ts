import type { CartCreate } from "@sen/api";
import { useEffect, useEffectEvent, useState } from "react";

/** What a product can be had in, as far as it is known. */
type Choices =
  { state: "loading" } | { state: "failed"; onRetry: () => void } | { state: "ready"; product: CartCreate };

/** Loads what a product can be had in, with today's prices and stock. */
export function useChoices(productId: number, load: (productId: number) => Promise<CartCreate>): Choices {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; product: CartCreate | null }>();
  const request = useEffectEvent(() => load(productId));
  useEffect(() => {
    let wanted = true;
    const take = (product: CartCreate | null) => {
      if (wanted) setAnswer({ attempt, product });
    };
    request().then(take, () => {
      take(null);
    });
    return () => {
      wanted = false;
    };
  }, [productId, attempt]);
  if (answer?.attempt !== attempt) return { state: "loading" };
  if (answer.product) return { state: "ready", product: answer.product };
  return {
    state: "failed",
    onRetry: () => {
      setAttempt(attempt + 1);
    },
  };
}
