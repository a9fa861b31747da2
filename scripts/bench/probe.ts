/** What the bench asks a page from within. */
export interface Probe {
  /**
   * The time since the navigation began, in ms, at which the first frame with what is looked for has been painted. It
   * looks before the frame that follows a change, since looking at each would slow the page down, and reads the clock
   * as soon as that frame is made, ahead of the page's own tasks.
   */
  painted: (isThere: () => boolean) => Promise<number>;
  /** Has a box on the screen, or a part of one, and is not hidden. */
  isSeen: (element: Element | null | undefined) => element is Element;
  /** The first of these, with this text, that is seen. */
  seen: (selector: string, text?: string) => Element | undefined;
  /** When the finger came down last, in ms since the navigation began. */
  touchedAt: number;
  /** What was started before and is waited for after a touch. */
  pending?: Promise<unknown>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in every page before its own scripts. Goes there as text: it may use nothing from outside. */
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
        // What shows an element without changing the document: styles that have come, a popover that opens.
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
