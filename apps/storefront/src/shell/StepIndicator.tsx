import { StepProgress } from "@sen/ui/shell";
import { startTransition, useEffect, useOptimistic } from "react";

/**
 * Shows that a step is under way, for as long as React takes to render the next page: the note is made in the event in
 * which the router begins its transition, and is gone when that is over. Browsers without the Navigation API show nothing.
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
