import { Link } from "react-router-dom";
import type { LinkProps } from "@sen/ui/primitives";
import { prefetchPage } from "../data/prefetch.ts";

/** The link that every fragment uses here: a step in the browser, code and data fetched as soon as a finger nears it. */
export function RouterLink({
  href,
  keepScroll,
  prefetch = "intent",
  onPointerEnter,
  onTouchStart,
  ...anchor
}: LinkProps) {
  const warm = () => {
    if (prefetch === "intent") prefetchPage(href);
  };
  return (
    <Link
      {...anchor}
      to={href}
      prefetch={prefetch}
      preventScrollReset={keepScroll ?? false}
      onPointerEnter={(event) => {
        warm();
        onPointerEnter?.(event);
      }}
      onTouchStart={(event) => {
        warm();
        onTouchStart?.(event);
      }}
    />
  );
}
