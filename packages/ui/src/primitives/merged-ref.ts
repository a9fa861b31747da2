import type { Ref, RefCallback, RefObject } from "react";

/** A ref that fills a component's own and the one that it was given. */
export function mergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return (node) => {
    own.current = node;
    if (typeof given === "function") return given(node);
    if (given) given.current = node;
    return undefined;
  };
}
