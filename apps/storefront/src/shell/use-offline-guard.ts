import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect } from "react";

/**
 * Without a connection a link to a page whose code is not here yet would end on the browser's own error page. A page that
 * is kept on the device is opened; else the customer stays where there is something to read, and is told. A step back needs no
 * connection and is left alone.
 */
export function useOfflineGuard(): void {
  const { t } = useTranslation("shell");
  const toast = useToast();
  useEffect(() => {
    function guard(event: MouseEvent) {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || link.origin !== window.location.origin || link.hash !== "") return;
      event.preventDefault();
      event.stopPropagation();
      void open(link.href);
    }
    async function open(href: string) {
      if (await isPageKept(href)) window.location.assign(href);
      else toast.show({ tone: "danger", title: t("offline.link") });
    }
    // At the window: React listens at the document, and must not hear of it.
    window.addEventListener("click", guard, { capture: true });
    return () => {
      window.removeEventListener("click", guard, { capture: true });
    };
  }, [t, toast]);
}

/** Whether a page can be read without a network. */
async function isPageKept(href: string): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(href, { ignoreVary: true })) !== undefined;
}
