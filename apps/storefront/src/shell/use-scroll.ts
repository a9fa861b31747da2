import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType, type Location } from "react-router-dom";

/** What a step says of the scroll position, as the history entry's state. */
export interface ScrollState {
  /** The page stays where it is: a tab, a filter. */
  keepScroll: boolean;
}

/** The state of a step that stays where the page is. */
export const KEEP_SCROLL: ScrollState = { keepScroll: true };

/** Where each entry of the history was left, in px from the top. */
const positions = new Map<string, number>();

/** Whether a step leaves the scroll position, and the focus, alone. */
export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<ScrollState> | null)?.keepScroll === true;

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its `#part`, the way back ends where
 * that page was left.
 *
 * @param shown the address of the page that is shown, while the next one is on its way
 */
export function useScroll(shown: Location): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const last = useRef(shown.key);

  useEffect(() => {
    // What is loaded anew is the browser's to scroll, what is stepped to is ours.
    const release = () => {
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", release);
    return () => {
      window.removeEventListener("pagehide", release);
    };
  }, []);

  useLayoutEffect(() => {
    if (key !== last.current) positions.set(last.current, window.scrollY);
  }, [key]);

  useLayoutEffect(() => {
    if (last.current === shown.key) return;
    last.current = shown.key;
    const target = shown.hash === "" ? null : document.getElementById(partOf(shown));
    if (type === "POP") window.scrollTo(0, positions.get(shown.key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll(shown)) window.scrollTo(0, 0);
  }, [shown, type]);
}

/** The id that a `#part` names; as it stands where it cannot be decoded, as browsers read it. */
function partOf({ hash }: Location): string {
  const part = hash.slice(1);
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
