import type { ReactElement } from "react";

/** Joins elements with commas. */
export function CommaList({ children }: { children: readonly ReactElement[] }) {
  return children.flatMap((child, index) => (index === 0 ? [child] : [", ", child]));
}
