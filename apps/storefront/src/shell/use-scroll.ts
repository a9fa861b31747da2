import { CARDS_OFF_SCREEN, RESULTS_ID } from "@sen/ui/shell";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType, type Location } from "react-router-dom";
import { isReloadOrBack } from "../core/navigation-timing.ts";
import { persistedList } from "../core/persisted.ts";
import { scrollTopBeforeSignIn } from "../core/session/after-sign-in.ts";

/** State of a history entry that keeps the scroll position: a tab, a filter. */
export const KEEP_SCROLL = { keepScroll: true };

/** Navigates without scrolling: for filters, tabs and searches of a list. */
export function useNavigateInPlace(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href, { state: KEEP_SCROLL });
}

/** Scroll position of each history entry, in px. Saved in session storage while another document is open. */
const positions = new Map<string, number>();
const MOST_POSITIONS = 50;
const stored = persistedList("scroll", isPosition, { in: "tab" });

/** Key of a history entry. The router gives the first entry of every document the same key, so the path is part of it. */
const entryOf = ({ key, pathname, search }: Location): string => key + pathname + search;

/** Whether a navigation keeps the scroll position and the focus. */
export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll === true;

/**
 * Scrolls as a browser does between documents: a new page starts at its top or at its `#part`; Back, and the return from a
 * sign-in that an action needed, restore the position.
 */
export function useScroll(): void {
  const shown = useLocation();
  const type = useNavigationType();
  const last = useRef(shown);

  useEffect(() => {
    const note = () => {
      const entry = entryOf(last.current);
      positions.delete(entry); // The latest come last.
      positions.set(entry, window.scrollY);
    };
    // Until the page has hydrated, the browser restores the position itself.
    const leave = () => {
      note();
      stored.write([...positions].slice(-MOST_POSITIONS));
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    if (positions.size === 0) for (const [entry, top] of stored.read()) positions.set(entry, top);
    if (isReloadOrBack()) scrollOnceThere(positions.get(entryOf(last.current)) ?? 0);
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (last.current.key === shown.key) return;
    last.current = shown;
    stopRestoring();
    const target = document.getElementById(shown.hash.slice(1));
    if (type === "POP") scrollOnceThere(positions.get(entryOf(shown)) ?? 0);
    else if (target) target.scrollIntoView();
    else if (keepsScroll(shown)) showResults();
    else scrollOnceThere(scrollTopBeforeSignIn(shown.pathname + shown.search));
  }, [shown, type]);
}

/** Scrolls to the start of the results after a filter or sort further down the list. */
function showResults(): void {
  const results = document.getElementById(RESULTS_ID);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}

/** User input that cancels the scroll restoration. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

const nothing = () => undefined;

/** Ends a restoration that still waits for the page to grow. */
let stopRestoring: () => void = nothing;

/**
 * Scrolls to a position once the page is long enough, unless the customer interacts first. Meanwhile all cards are laid out, because
 * estimated heights above would move the position.
 */
function scrollOnceThere(top: number): void {
  window.scrollTo(0, top);
  if (top === 0) return;
  const { body, documentElement: page } = document;
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < top - 1) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = () => {
    stopRestoring = nothing;
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, true);
    // In the next frame the browser remembers the heights.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (stopRestoring === nothing) page.style.removeProperty(CARDS_OFF_SCREEN);
      }),
    );
  };
  stopRestoring = stop;
  page.style.setProperty(CARDS_OFF_SCREEN, "visible");
  for (const move of OWN_MOVES) window.addEventListener(move, stop, true);
  observer.observe(body);
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
