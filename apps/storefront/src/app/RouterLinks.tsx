import { LinkProvider, type LinkProps } from "@sen/ui/primitives";
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from "react";
import { useNavigate, type NavigateOptions, type Path } from "react-router-dom";
import { isPlainClick } from "../shell/is-plain-click.ts";
import { KEEP_SCROLL } from "../shell/use-scroll.ts";
import { usePrefetchEvents, type PrefetchEvents } from "./use-prefetch.ts";

interface Steps {
  goTo: (address: Path, options: NavigateOptions) => void;
  prefetchEvents: PrefetchEvents;
}

const StepsContext = createContext<Steps | null>(null);

/**
 * Makes every link of the UI package navigate on the client. The router's own `Link` reads the current location, so each
 * navigation would render all links again; these depend on stable values only.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const prefetchEvents = usePrefetchEvents();
  const steps = useMemo<Steps>(
    () => ({ goTo: (address, options) => void latest.current(address, options), prefetchEvents }),
    [prefetchEvents],
  );
  return (
    <StepsContext value={steps}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </StepsContext>
  );
}

/** A client-side link that prefetches its page on hover, touch or focus. */
function RouterLink({
  href,
  replace,
  keepScroll = false,
  prefetch = "intent",
  onClick,
  children,
  ...anchor
}: LinkProps) {
  const steps = use(StepsContext);
  return (
    <a
      {...(prefetch === "intent" && steps?.prefetchEvents)}
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const link = event.currentTarget;
        if (!steps || !isPlainClick(event, link) || link.origin !== window.location.origin) return;
        event.preventDefault();
        steps.goTo(
          { pathname: link.pathname, search: link.search, hash: link.hash },
          // A link to the open page adds no history entry.
          { replace: replace ?? link.href === window.location.href, state: keepScroll ? KEEP_SCROLL : null },
        );
      }}
    >
      {children}
    </a>
  );
}
