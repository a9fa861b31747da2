import { useTranslation } from "@sen/i18n";
import { FailedState } from "@sen/ui/primitives";
import { CrashScreen, NotFoundScreen } from "@sen/ui/shell";
import type { PageFailureKind } from "../core/page-data.ts";
import { PageHead } from "../shell/PageHead.tsx";
import { useLinks } from "../areas/links.ts";
import { useLocation } from "react-router-dom";
import { matchPage } from "./routes.ts";

export interface PageFailureProps {
  kind: PageFailureKind;
}

/** Why there is no page: no such thing, a backend, code or texts that cannot be reached, or a crash (home after two seconds). */
export function PageFailure({ kind }: PageFailureProps) {
  const { t } = useTranslation("shell");
  const links = useLinks();
  const { pathname, search } = useLocation();
  if (kind === "missing") {
    // A page of orders that stands nowhere is one of an order that this account does not have.
    const isOfOrder = matchPage(pathname, search)?.row.place === "orders";
    return (
      <>
        <PageHead title={t(isOfOrder ? "notFound.order.title" : "notFound.title")} noIndex />
        <NotFoundScreen
          homeHref={links.home}
          productsHref={links.products}
          searchHref={links.searchPage}
          ordersHref={isOfOrder ? links.orders : undefined}
        />
      </>
    );
  }
  if (kind === "unavailable") {
    return (
      <>
        <PageHead title={t("unavailable.title")} noIndex />
        <FailedState
          title={t("unavailable.title")}
          onRetry={() => {
            window.location.reload();
          }}
        >
          {t("unavailable.text")}
        </FailedState>
      </>
    );
  }
  return (
    <>
      <PageHead title={t("crash.title")} noIndex />
      <CrashScreen
        homeHref={links.home}
        onGoHome={() => {
          window.location.assign(links.home);
        }}
      />
    </>
  );
}
