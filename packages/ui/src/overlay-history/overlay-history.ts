/** Gives each open overlay a history entry, so that Back closes it. It repeats the page's URL and state, so a router sees the same page. */

interface Overlay {
  id: string;
  close: () => void;
  entered: boolean;
}

/** Open overlays, the topmost last. */
const open: Overlay[] = [];
let counter = 0;
/** Timeout of a traversal within the page, generous for slow phones, in ms. */
const STEP_MS = 5_000;
let isScheduled = false;
/** A traversal of our own is pending; its `popstate` is not the customer's. */
let isStepping = false;
/** The page that the pending traversal leaves. */
let left = { pathname: "", search: "" };
let patience: ReturnType<typeof setTimeout> | undefined;
let place = 0;

function entryIds(): readonly string[] {
  const ids = (history.state as { overlays?: unknown } | null)?.overlays;
  return Array.isArray(ids) ? (ids as string[]) : [];
}

/** Index of the current history entry; 0 in browsers without the Navigation API. */
const placeNow = (): number => window.navigation?.currentEntry?.index ?? 0;

/** Syncs the history with the open overlays, in a new task, after all current updates. */
export function settleOverlays(): void {
  if (isScheduled) return;
  isScheduled = true;
  // Adding the same listener again has no effect. Capturing, it runs before the router reads the URL.
  window.addEventListener("popstate", onPopState, true);
  setTimeout(() => {
    isScheduled = false;
    settle();
  }, 0);
}

function settle(): void {
  if (isStepping) return;
  const ids = entryIds();
  const kept = ids.findIndex((id, at) => open[at]?.id !== id);
  if (kept >= 0) {
    // Entries of closed overlays, or left behind by a navigation.
    isStepping = true;
    left = { pathname: location.pathname, search: location.search };
    history.go(kept - ids.length);
    clearTimeout(patience);
    patience = setTimeout(giveUpStep, STEP_MS);
    return;
  }
  pushEntries();
}

function pushEntries(): void {
  const ids = entryIds();
  for (const overlay of open.filter(({ id }) => !ids.includes(id))) {
    overlay.entered = true;
    history.pushState({ ...(history.state as object | null), overlays: [...entryIds(), overlay.id] }, "");
  }
  place = placeNow();
}

/** The browser may have dropped the traversal. Do not retry: if it is only late, a second one would leave the page. */
function giveUpStep(): void {
  isStepping = false;
  pushEntries();
}

function onPopState(): void {
  const isOurs = isStepping;
  isStepping = false;
  const ids = entryIds();
  // An overlay may have changed the page's query, such as the chosen variant.
  if (isOurs && left.pathname === location.pathname && left.search !== location.search) {
    history.replaceState(history.state, "", location.pathname + left.search + location.hash);
  }
  if (!isOurs) {
    for (const overlay of [...open].reverse()) {
      if (!overlay.entered || ids.includes(overlay.id)) continue;
      overlay.entered = false;
      overlay.close(); // An overlay that stays open, such as one that asks first, gets a new entry.
    }
  }
  const isForward = placeNow() > place;
  place = placeNow();
  // Skip stale entries when going back, not when going forward, where they cost only one more click.
  if (!isForward || open.length > 0) settleOverlays();
}

/** Adds a history entry for an overlay that opened. Call the returned function when it closes, to remove the entry. */
export function enterOverlay(close: () => void): () => void {
  counter += 1;
  const overlay: Overlay = { id: `${performance.timeOrigin}-${counter}`, close, entered: false };
  open.push(overlay);
  settleOverlays();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    settleOverlays();
  };
}
