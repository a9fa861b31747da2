import { useEffect, type ReactNode } from "react";
import { settleOverlays } from "./overlay-history.ts";
import { OverlayHistoryContext } from "./use-overlay-entry.ts";

export interface OverlayHistoryProps {
  /** Another value after each step of the router, for example react-router's `location.key`. */
  step: string;
  /** The application. */
  children: ReactNode;
}

/**
 * Has the browser's Back close the dialogs, sheets, lightboxes and menus below it: each has an entry of the history while it
 * is open. Without it they leave the history alone, for routers that do not expect entries of others.
 */
export function OverlayHistory({ step, children }: OverlayHistoryProps) {
  // A step or a reload leaves entries of dialogs behind, or one open without its entry.
  useEffect(settleOverlays, [step]);
  return <OverlayHistoryContext value>{children}</OverlayHistoryContext>;
}
