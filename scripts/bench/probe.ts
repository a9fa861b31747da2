/** What the bench asks a page from within. */
export interface Probe {
  /**
   * The time since the navigation began, in ms, at which the first frame with what is looked for has been painted. It
   * looks once a frame, just before the frame is made, and reads the clock in the task after it.
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
        const look = () => {
          if (!isThere()) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
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
