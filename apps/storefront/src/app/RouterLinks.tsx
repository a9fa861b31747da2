import { useTranslation } from "@sen/i18n";
import { LinkProvider, useToast, type LinkProps } from "@sen/ui/primitives";
import { createContext, use, useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from "react";
import { useNavigate, type NavigateOptions } from "react-router-dom";
import { KEEP_SCROLL } from "../shell/use-scroll.ts";
import { usePrefetchEvents, type PrefetchEvents } from "./use-prefetch.ts";

interface Steps {
  goTo: (link: HTMLAnchorElement, options: NavigateOptions) => void;
  prefetchEvents: PrefetchEvents;
}

const StepsContext = createContext<Steps | null>(null);

/**
 * Makes every link of the UI package navigate on the client. The router's own `Link` reads the current location, so each
 * navigation would render all links again; these depend on stable values only.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const navigate = useNavigate();

  /** Offline, the code of the page may be missing: opens the page as it was cached, or stays. */
  async function goTo({ href, pathname, search, hash }: HTMLAnchorElement, options: NavigateOptions) {
    if (navigator.onLine || hash !== "") await navigate({ pathname, search, hash }, options);
    else if (await isPageKept(href)) window.location.assign(href);
    else toast.show({ tone: "danger", title: t("offline.link") });
  }
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  const prefetchEvents = usePrefetchEvents();
  const steps = useMemo<Steps>(
    () => ({ goTo: (link, options) => void latest.current(link, options), prefetchEvents }),
    [prefetchEvents],
  );
  return (
    <StepsContext value={steps}>
      <LinkProvider component={RouterLink}>{children}</LinkProvider>
    </StepsContext>
  );
}

async function isPageKept(href: string): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(href, { ignoreVary: true })) !== undefined;
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
        // A link to the open page adds no history entry.
        const isOpen = link.href === window.location.href;
        steps.goTo(link, { replace: replace ?? isOpen, state: keepScroll ? KEEP_SCROLL : null });
      }}
    >
      {children}
    </a>
  );
}

/** A click that navigates in this tab: no modifier keys, no other target, not handled already. */
function isPlainClick(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  const isForHere = target === "" || target === "_self";
  return button === 0 && isForHere && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}
