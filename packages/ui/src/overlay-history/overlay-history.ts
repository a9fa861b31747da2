/**
 * What lies over a page (a dialog, a sheet, a lightbox, a menu) has an entry of the browser's history while it is open: Back
 * closes it, and the page below stays where it is. The entry repeats the page's own address and state, so that whoever reads
 * them (a router, a scroll position) finds the same page.
 */

interface Overlay {
  id: string;
  close: () => void;
  /** It has its entry. */
  entered: boolean;
}

/** What is open, the uppermost last. */
const open: Overlay[] = [];
let counter = 0;
/** Longer than a step within a page takes on a slow phone, in ms. */
const STEP_MS = 5_000;
let isScheduled = false;
/** A step of our own is under way: what it brings was not asked for by the customer. */
let isStepping = false;
let patience: ReturnType<typeof setTimeout> | undefined;
let place = 0;

/** Ids of the overlays that the present entry stands for. */
function entryIds(): readonly string[] {
  const ids = (history.state as { overlays?: unknown } | null)?.overlays;
  return Array.isArray(ids) ? (ids as string[]) : [];
}

/** Where the present entry stands among all; 0 in browsers that do not tell. */
const placeNow = (): number => window.navigation?.currentEntry?.index ?? 0;

/** Brings the history in line with what is open, once all that happens now has happened. */
export function settleOverlays(): void {
  if (isScheduled) return;
  isScheduled = true;
  // Once, however often it is said: it is the same listener.
  window.addEventListener("popstate", onPopState);
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
    // Entries of what has been closed, or was left behind by a step to another page.
    isStepping = true;
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

/**
 * A browser may drop a step, as one to another page is under way. It is not taken again here: were it only late, both would
 * leave the page. What has opened meanwhile gets its entry; what opens or closes next looks again.
 */
function giveUpStep(): void {
  isStepping = false;
  pushEntries();
}

function onPopState(): void {
  const isOurs = isStepping;
  isStepping = false;
  const ids = entryIds();
  if (!isOurs) {
    for (const overlay of [...open].reverse()) {
      if (!overlay.entered || ids.includes(overlay.id)) continue;
      overlay.entered = false;
      overlay.close(); // What stays open all the same, as it asks first, gets its entry anew.
    }
  }
  const isForward = placeNow() > place;
  place = placeNow();
  // On the way forward an entry that was left behind is one press more, on the way back it is passed over.
  if (!isForward || open.length > 0) settleOverlays();
}

/** Gives an overlay that has opened its entry. Returns what takes the entry away when it has closed. */
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
