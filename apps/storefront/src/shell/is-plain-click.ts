/** A click that navigates in this tab: no modifier keys, no other target, not handled already. */
export function isPlainClick(
  event: Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented">,
  { target }: HTMLAnchorElement,
): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  const isForHere = target === "" || target === "_self";
  return button === 0 && isForHere && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}
