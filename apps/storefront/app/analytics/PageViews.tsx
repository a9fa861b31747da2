import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useLocale } from "@sen/i18n";
import { track } from "./data-layer.ts";

/** Spec §1: page views are tracked, the first one and each later address alike. */
export function PageViews() {
  const { pathname, search } = useLocation();
  const language = useLocale();
  useEffect(() => {
    track({ event: "page_view", page_path: pathname + search, page_title: document.title, language });
  }, [pathname, search, language]);
  return null;
}
