import { StepProgress } from "@sen/ui/shell";
import { startTransition, useEffect, useOptimistic } from "react";

/**
 * Shows a progress indicator while React renders the next page. The optimistic state is set in the event that starts the router's
 * transition and reset when that ends. Browsers without the Navigation API show nothing.
 */
export function StepIndicator() {
  const [isUnderWay, setUnderWay] = useOptimistic(false);
  useEffect(() => {
    function note({ destination, hashChange }: NavigateEvent) {
      if (hashChange || destination.url === window.location.href) return;
      startTransition(() => {
        setUnderWay(true);
      });
    }
    const { navigation } = window as Partial<Pick<Window, "navigation">>;
    navigation?.addEventListener("navigate", note);
    return () => {
      navigation?.removeEventListener("navigate", note);
    };
  }, [setUnderWay]);
  return isUnderWay ? <StepProgress /> : null;
}
