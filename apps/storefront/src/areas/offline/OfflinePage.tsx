import { OfflineScreen, type SavedPage } from "@sen/ui/shell";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useLinks } from "../links.ts";
import { readKeptPages } from "./kept-pages.ts";

/** Stands for every page that is not on this device; the worker leads here, with the address that was wanted behind the `#`. */
export default function OfflinePage() {
  const { hash } = useLocation();
  const { home } = useLinks();
  const wanted = hash.startsWith("#/") && !hash.startsWith("#//") ? hash.slice(1) : home;
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    readKeptPages().then(setPages, () => undefined); // A browser that keeps nothing.
    const retry = () => {
      window.location.replace(wanted);
    };
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
    };
  }, [wanted]);
  return (
    <OfflineScreen
      pages={pages}
      onRetry={() => {
        window.location.replace(wanted);
      }}
    />
  );
}
