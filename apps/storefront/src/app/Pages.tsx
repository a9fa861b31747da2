import { useI18n, useTranslation } from "@sen/i18n";
import { OverlayHistory } from "@sen/ui/primitives";
import { createElement, memo, Suspense, use, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { ChallengeHost } from "../core/challenge/ChallengeHost.tsx";
import type { PageFailureKind } from "../core/page-data.ts";
import type { PageMatch } from "../core/href.ts";
import { useRequiredSession } from "../core/session/login.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { PageHead } from "../shell/PageHead.tsx";
import { loadedPage, loadPage } from "./page-modules.ts";
import { PageFailure } from "./PageFailure.tsx";
import { matchPage } from "./routes.ts";
import { ShopShell } from "./ShopShell.tsx";

export interface PagesProps {
  /** Why the server could not render the page opened first. */
  failure: PageFailureKind | null;
}

const failurePage = (kind: PageFailureKind) => <PageFailure kind={kind} />;

/**
 * The page at the current URL, inside the shell. The router wraps each navigation in a transition: the next page renders in the
 * background, and components read the open page's URL until it is replaced.
 */
export function Pages({ failure }: PagesProps) {
  const { pathname, search, key } = useLocation();
  const match = useMemo(() => matchPage(pathname, search), [pathname, search]);
  // The router gives the first location this key; later locations have others.
  const failed = key === "default" ? failure : null;
  return (
    <OverlayHistory step={key}>
      <ShopShell row={match?.row ?? null}>
        <Suspense>
          <ErrorBoundary key={pathname} search={search} failed={failurePage}>
            {failed || !match ? (
              failurePage(failed ?? "missing")
            ) : (
              <>
                {match.row.customersOnly && <CustomersOnly />}
                <PageOf match={match} />
              </>
            )}
          </ErrorBoundary>
        </Suspense>
        <ChallengeHost />
      </ShopShell>
    </OverlayHistory>
  );
}

function CustomersOnly() {
  useRequiredSession();
  return null;
}

/** Memoized: not rendered again when only the location's key or `#part` changes. */
const PageOf = memo(function PageOf({ match }: { match: PageMatch }) {
  const { row, values } = match;
  const i18n = useI18n();
  const { t } = useTranslation("shell");
  const { Layout, default: Page } = loadedPage(row) ?? use(loadPage(row, i18n));
  const page = createElement(Page, { key: row.page, ...values });
  return (
    <>
      {row.title && <PageHead title={t(row.title)} noIndex secretQuery={row.secretQuery ?? false} />}
      {Layout ? <Layout match={match}>{page}</Layout> : page}
    </>
  );
});
