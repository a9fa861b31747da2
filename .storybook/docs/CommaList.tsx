import type { ReactElement } from "react";

/** Elements in a sentence, with commas between them. */
export function CommaList({ children }: { children: readonly ReactElement[] }) {
  return children.flatMap((child, index) => (index === 0 ? [child] : [", ", child]));
}
