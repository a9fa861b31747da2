/** What tells that somebody is there: the page is touched, typed in, scrolled or gone through. */
const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;

/** How far below the screen a part is near, so that it is alive before it is seen. */
const NEAR = "0px 0px 200px 0px";

let seen = false;
let waiting: (() => void)[] = [];
let observer: IntersectionObserver | undefined;
const nears = new WeakMap<Element, () => void>();

function sign(): void {
  seen = true;
  for (const name of SIGNS) window.removeEventListener(name, sign, true);
  const open = waiting;
  waiting = [];
  for (const one of open) one();
}

/** Calls back once: when the element comes near the screen, or at the customer's first sign anywhere. */
export function whenNearOrNoticed(element: Element, open: () => void): () => void {
  if (seen) {
    open();
    return () => undefined;
  }
  if (waiting.length === 0) {
    for (const name of SIGNS) window.addEventListener(name, sign, { capture: true, passive: true });
  }
  waiting.push(open);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) nears.get(target)?.();
    },
    { rootMargin: NEAR },
  );
  nears.set(element, open);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    waiting = waiting.filter((one) => one !== open);
  };
}
