import type { LinkProps } from "@sen/ui/primitives";
import { Link } from "react-router-dom";
import { usePrefetchEvents } from "./use-prefetch.ts";
import { KEEP_SCROLL } from "../shell/use-scroll.ts";

/** The link that every fragment uses here: the router's own, which fetches its page ahead once a customer reaches for it. */
export function RouterLink({ href, replace, keepScroll = false, prefetch = "intent", ...anchor }: LinkProps) {
  const events = usePrefetchEvents(prefetch === "intent" ? href : null);
  return (
    <Link
      {...events}
      {...anchor}
      to={href}
      discover="none"
      replace={replace}
      state={keepScroll ? KEEP_SCROLL : null}
    />
  );
}
