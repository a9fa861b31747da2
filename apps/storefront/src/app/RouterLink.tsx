import type { LinkProps } from "@sen/ui/primitives";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { usePrefetchEvents } from "./use-prefetch.ts";
import { KEEP_SCROLL } from "../shell/use-scroll.ts";

/** An address with a scheme or a host of its own. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The link that every fragment uses here: a step of the router's, whose page is fetched ahead once a customer reaches for it.
 * Made of the router's hooks: its own `Link` brings along what a server of the router's would need.
 */
export function RouterLink({
  href,
  replace,
  keepScroll = false,
  prefetch = "intent",
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const events = usePrefetchEvents(prefetch === "intent" ? href : null);
  const state = keepScroll ? KEEP_SCROLL : null;
  const step = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchor.target, replace, state });
  const path = useHref(href);
  const isAbsolute = ABSOLUTE.test(href);
  return (
    <a
      {...events}
      {...anchor}
      href={isAbsolute ? href : path}
      onClick={(event) => {
        onClick?.(event);
        if (!isAbsolute && !event.defaultPrevented) step(event);
      }}
    >
      {children}
    </a>
  );
}
