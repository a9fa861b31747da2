import { useTranslation } from "@sen/i18n";
import { NotFoundScreen } from "@sen/ui/shell";
import { useLocation } from "react-router-dom";
import { useLinks } from "../areas/links.ts";
import { PageHead } from "../shell/PageHead.tsx";
import { matchPage } from "./routes.ts";

/** The 404 page. */
export default function MissingPage() {
  const { t } = useTranslation("shell");
  const links = useLinks();
  const { pathname, search } = useLocation();
  // An unknown order page means that this account has no such order.
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
