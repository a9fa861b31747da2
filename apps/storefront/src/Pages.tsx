import { useI18n } from "@sen/i18n";
import { createElement, memo, Suspense, use, useDeferredValue, useMemo } from "react";
import { useLocation, useRoutes } from "react-router-dom";
import type { PageFailureKind } from "./data/page-data.ts";
import { matchPage } from "./match-page.ts";
import { loadedPage, loadPage } from "./page-modules.ts";
import { PageBoundary } from "./shell/PageBoundary.tsx";
import { PageFailure } from "./shell/PageFailure.tsx";
import { PlaceContext } from "./shell/use-place.ts";
import { ShopShell } from "./shell/ShopShell.tsx";
import type { Row } from "./site-map.ts";

export interface PagesProps {
  /** Why the server had no page at the address that was opened. */
  failure: PageFailureKind | null;
}

/**
 * The page at the address, in the shell. A step renders the next page in the background while the open one stays; the
 * shell says so where that takes time.
 */
export function Pages({ failure }: PagesProps) {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const match = useMemo(() => matchPage(shown.pathname, shown.search), [shown]);
  // The router gives the address that was opened this key; the browser's later steps have others.
  const failed = match === null ? "missing" : shown.key === "default" ? failure : null;
  const page = failed ? (
    <PageFailure kind={failed} />
  ) : (
    match && (
      <PlaceContext value={match.place}>
        <PageOf row={match.row} />
      </PlaceContext>
    )
  );
  // Below, the address is the one of the page that is shown.
  const element = useRoutes([{ path: "*", element: page }], shown);
  return (
    <ShopShell row={match?.row ?? null} shown={shown} navigating={shown !== location}>
      <Suspense>
        <PageBoundary key={shown.pathname}>{element}</PageBoundary>
      </Suspense>
    </ShopShell>
  );
}

/** Not rendered again while it only waits for the next one. */
const PageOf = memo(function PageOf({ row }: { row: Row }) {
  const i18n = useI18n();
  const Page = loadedPage(row) ?? use(loadPage(row, i18n));
  return createElement(Page, { key: row.page });
});
