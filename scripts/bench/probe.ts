/** Measures a page from within. */
export interface Probe {
  /**
   * The time since navigation start, in ms, of the first painted frame that meets the condition. It checks in the frame after a change,
   * since checking at every change would slow the page down, and reads the clock right after that frame is produced, ahead of the page's
   * own tasks.
   */
  painted: (isThere: () => boolean) => Promise<number>;
  /** Whether an element is at least partly on the screen and not hidden. */
  isSeen: (element: Element | null | undefined) => element is Element;
  /** The first visible element that matches the selector and text. */
  seen: (selector: string, text?: string) => Element | undefined;
  /** Time of the last touch, in ms since navigation start. */
  touchedAt: number;
  /** A measurement started before a touch and awaited after it. */
  pending?: Promise<unknown>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every page before its own scripts. It is serialized, so it cannot use anything from its scope. */
export function installProbe(): void {
  const probe: Probe = {
    painted: (isThere) =>
      new Promise((resolve) => {
        const over = new AbortController();
        let isWaiting = false;
        const look = () => {
          isWaiting = false;
          if (over.signal.aborted || !isThere()) return;
          over.abort();
          changes.disconnect();
          void scheduler.postTask(() => resolve(performance.now()), { priority: "user-blocking" });
        };
        const lookSoon = () => {
          if (!isWaiting) requestAnimationFrame(look);
          isWaiting = true;
        };
        const changes = new MutationObserver(lookSoon);
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        // Events that can show an element without a DOM change: loaded styles, opened popovers.
        for (const event of ["load", "toggle", "transitionend", "animationend"]) {
          addEventListener(event, lookSoon, { capture: true, signal: over.signal });
        }
        lookSoon();
      }),
    isSeen: (element): element is Element => {
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      const onScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return width > 0 && height > 0 && onScreen;
    },
    seen: (selector, text) =>
      Array.from(document.querySelectorAll(selector)).find(
        (one) => (text === undefined || one.textContent.trim() === text) && probe.isSeen(one),
      ),
    touchedAt: 0,
  };
  window.probe = probe;
  const touched = ({ timeStamp }: Event) => (probe.touchedAt = timeStamp);
  addEventListener("pointerdown", touched, { capture: true, passive: true });
}
