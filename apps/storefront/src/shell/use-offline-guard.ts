import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect } from "react";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Offline, a link to a page whose code is not loaded would end on the browser's own error page. This opens the page if it is
 * cached; otherwise the customer stays on the current page and sees a toast. Back needs no network and is not intercepted.
 */
export function useOfflineGuard(): void {
  const { t } = useTranslation("shell");
  const toast = useToast();
  useEffect(() => {
    function guard(event: MouseEvent) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || link.origin !== window.location.origin || link.hash !== "") return;
      if (!isPlainClick(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      void open(link.href);
    }
    async function open(href: string) {
      if (await isPageKept(href)) window.location.assign(href);
      else toast.show({ tone: "danger", title: t("offline.link") });
    }
    // On the window: React listens further down and must not get the event.
    window.addEventListener("click", guard, { capture: true });
    return () => {
      window.removeEventListener("click", guard, { capture: true });
    };
  }, [t, toast]);
}

async function isPageKept(href: string): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(href, { ignoreVary: true })) !== undefined;
}
