import { rememberFocus } from "./Dialog/remember-focus.ts";

/** Ref of an element whose entries can be removed: the control in a removed one's place, or the nearest one left, takes its focus. */
export function keepFocusNear(root: HTMLElement | null): (() => void) | undefined {
  let focused: Element | null = null;
  let restore: (() => void) | undefined;
  const remember = () => {
    focused = document.activeElement;
    restore = rememberFocus();
  };
  const observer = new MutationObserver(() => {
    if (focused?.isConnected === false && document.activeElement === document.body) restore?.();
  });
  if (root) observer.observe(root, { childList: true, subtree: true });
  root?.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    root?.removeEventListener("focusin", remember);
  };
}
