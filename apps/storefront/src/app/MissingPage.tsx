import { useTranslation } from "@sen/i18n";
import { NotFoundScreen } from "@sen/ui/shell";
import { useLocation } from "react-router-dom";
import { aftersalesRoutes } from "../areas/aftersales/routes.ts";
import { useLinks } from "../areas/links.ts";
import type { Route } from "../core/route.ts";
import { PageHead } from "../shell/PageHead.tsx";
import { matchPage } from "./routes.ts";

const { complaint, return: goodsBack, refund } = aftersalesRoutes;
const REQUEST_PAGES: readonly Route[] = [complaint, goodsBack, refund];

export default function MissingPage() {
  const { t } = useTranslation("shell");
  const links = useLinks();
  const { pathname, search } = useLocation();
  const row = matchPage(pathname, search)?.row;
  // An unknown order page means that this account has no such order, or that the order has no such request.
  const isOfOrder = row?.place === "orders";
  const missing = row && REQUEST_PAGES.includes(row) ? "request" : "order";
  return (
    <>
      <PageHead title={t(isOfOrder ? `notFound.${missing}.title` : "notFound.title")} noIndex />
      <NotFoundScreen
        homeHref={links.home}
        productsHref={links.products}
        searchHref={links.searchPage}
        missing={missing}
        ordersHref={isOfOrder ? links.orders : undefined}
      />
    </>
  );
}
