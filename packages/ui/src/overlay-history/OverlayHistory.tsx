import { useEffect, type ReactNode } from "react";
import { settleOverlays } from "./overlay-history.ts";
import { OverlayHistoryContext } from "./use-overlay-entry.ts";

export interface OverlayHistoryProps {
  /** Changes on every navigation of the router, such as react-router's `location.key`. */
  step: string;
  /** The application. */
  children: ReactNode;
}

/**
 * Makes the browser's Back button close the dialogs, sheets, lightboxes and menus below it: each has a history entry while
 * open. Without it they do not touch the history, for routers that do not expect foreign entries.
 */
export function OverlayHistory({ step, children }: OverlayHistoryProps) {
  // A navigation or reload can leave entries of closed overlays, or an open overlay without its entry.
  useEffect(settleOverlays, [step]);
  return <OverlayHistoryContext value>{children}</OverlayHistoryContext>;
}
