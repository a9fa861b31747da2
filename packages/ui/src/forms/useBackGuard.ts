import { useEffect, useEffectEvent, useId } from "react";

/**
 * Asks instead of leaving: while `active`, the browser's Back calls `onBack` and the page stays. An entry of the
 * history with the page's own address stands for it, and goes when it ends.
 */
export function useBackGuard(active: boolean, onBack: () => void): void {
  const id = useId();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return;
    const stay = () => {
      history.pushState({ ...(history.state as object | null), backGuard: id }, "");
    };
    const ask = () => {
      stay();
      back();
    };
    stay();
    window.addEventListener("popstate", ask);
    return () => {
      window.removeEventListener("popstate", ask);
      // After a step to another page the entry lies below it, and stays.
      const { backGuard } = (history.state ?? {}) as { backGuard?: string };
      if (backGuard === id) history.back();
    };
  }, [active, id]);
}
