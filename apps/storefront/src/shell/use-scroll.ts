import { persistedList } from "../core/persisted.ts";
import { RESULTS_ID } from "@sen/ui/shell";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType, type Location } from "react-router-dom";
import { isReloadOrBack } from "../core/is-reload-or-back.ts";
import { topBeforeSignIn } from "../core/session/after-sign-in.ts";

/** The state of a history entry whose step stays where the page is: a tab, a filter. */
export const KEEP_SCROLL = { keepScroll: true };

/** Steps to an address and stays where the page is: for filters, tabs and searches of a list. */
export function useNavigateInPlace(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => void navigate(href, { state: KEEP_SCROLL });
}

/** Where each entry of the history was left, in px from the top; in the tab's storage while another document is open. */
const positions = new Map<string, number>();
const MOST_POSITIONS = 50;
const stored = persistedList("scroll", isPosition, { in: "tab" });

/** An entry of the history. The router calls the first of each document alike. */
const entryOf = ({ key, pathname, search }: Location): string => key + pathname + search;

/** Whether a step leaves the scroll position, and the focus, alone. */
export const keepsScroll = ({ state }: Location): boolean =>
  (state as Partial<typeof KEEP_SCROLL> | null)?.keepScroll === true;

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its `#part`, the way back ends where
 * that page was left, and so does a sign-in that a press on it needed.
 */
export function useScroll(): void {
  const shown = useLocation();
  const type = useNavigationType();
  const last = useRef(shown);

  useEffect(() => {
    const note = () => {
      positions.set(entryOf(last.current), window.scrollY);
    };
    // Until the page has hydrated the browser scrolls by itself.
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
    const target = shown.hash === "" ? null : document.getElementById(partOf(shown));
    if (type === "POP") scrollOnceThere(positions.get(entryOf(shown)) ?? 0);
    else if (target) target.scrollIntoView();
    else if (keepsScroll(shown)) showResults();
    else scrollOnceThere(topBeforeSignIn(shown.pathname + shown.search));
  }, [shown, type]);
}

/** A list that was narrowed or ordered from deep inside it is shown from its beginning. */
function showResults(): void {
  const results = document.getElementById(RESULTS_ID);
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView();
}

/** What a person does who goes on by themselves. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to a place as soon as the page is long enough for it, unless the customer moves first. */
function scrollOnceThere(top: number): void {
  const { body, documentElement: page } = document;
  const isLongEnough = () => page.scrollHeight - window.innerHeight >= top - 1;
  window.scrollTo(0, top);
  if (isLongEnough()) return;
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, true);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, true);
  observer.observe(body);
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
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
