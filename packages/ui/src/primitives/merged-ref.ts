import type { Ref, RefCallback, RefObject } from "react";

/** A callback ref that sets both a component's own ref and the one passed in. */
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
