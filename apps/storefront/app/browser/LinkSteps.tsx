import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router-dom";
import { useSWRConfig } from "swr";
import { prefetchPage } from "../data/prefetch.ts";
import { addressOf } from "./address-of.ts";
import { useNavigate } from "./useNavigate.ts";

/** How long a mouse stays on a link whose page is worth fetching, in ms. A finger or a key that comes down means it. */
const HOVER_MS = 50;

/**
 * The steps of all links (`RouterLink`): a click goes there in the browser, and code and data of the page are fetched as
 * soon as a mouse, a finger or the keyboard's focus nears the link. What the browser does better (a new tab, a download)
 * is left to it.
 */
export function LinkSteps() {
  const navigate = useNavigate();
  const { cache } = useSWRConfig();
  const [neared, setNeared] = useState<string>();
  useEffect(() => {
    let last: HTMLAnchorElement | null = null;
    let wanted: string | undefined;
    let timer: number | undefined;
    const fetchPage = () => {
      window.clearTimeout(timer);
      if (wanted === undefined) return;
      prefetchPage(wanted, cache);
      setNeared(wanted);
      wanted = undefined;
    };
    const near = (event: Event) => {
      const link = linkOf(event);
      if (link !== last) {
        last = link;
        wanted = link && staysHere(link) && !stepOf(link).has("no-prefetch") ? addressOf(link) : undefined;
        window.clearTimeout(timer);
        timer = window.setTimeout(fetchPage, HOVER_MS);
      }
      if (event.type !== "pointerover") fetchPage();
    };
    const go = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlain(event) || !staysHere(link)) return;
      event.preventDefault();
      fetchPage();
      const step = stepOf(link);
      const href = addressOf(link);
      void navigate(href, {
        replace: step.has("replace") || href === addressOf(window.location),
        preventScrollReset: step.has("keep-scroll"),
      });
    };
    for (const sign of NEARING) document.addEventListener(sign, near, { passive: true });
    // At the document and after React's own listener: a fragment that has dealt with the click has said so.
    document.addEventListener("click", go);
    return () => {
      window.clearTimeout(timer);
      for (const sign of NEARING) document.removeEventListener(sign, near);
      document.removeEventListener("click", go);
    };
  }, [navigate, cache]);
  return neared === undefined ? null : <PrefetchPageLinks page={neared} />;
}

const NEARING = ["pointerover", "touchstart", "focusin"] as const;

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-step]") : null;
}

const stepOf = ({ dataset }: HTMLAnchorElement) => new Set(dataset["step"]?.split(" "));

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const staysHere = ({ origin, target, download }: HTMLAnchorElement) =>
  origin === window.location.origin && (target === "" || target === "_self") && download === "";
