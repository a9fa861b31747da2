import { useEffect, type ReactNode } from "react";
import { settleOverlays } from "./overlay-history.ts";
import { OverlayHistoryContext } from "./use-overlay-entry.ts";

export interface OverlayHistoryProps {
  /** Changes on every navigation of the router, such as react-router's `location.key`. */
  step: string;
  /** The application. */
  children: ReactNode;
}

/** Gives each open overlay below it a history entry, so that Back closes it. Without it, overlays do not touch the history. */
export function OverlayHistory({ step, children }: OverlayHistoryProps) {
  // A navigation or reload can leave entries of closed overlays, or an open overlay without its entry.
  useEffect(settleOverlays, [step]);
  return <OverlayHistoryContext value>{children}</OverlayHistoryContext>;
}
