import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { WishListScreen } from "@sen/ui/catalog";
import { useHref } from "../../core/route.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useAccountMenu } from "../account/index.ts";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { catalogRoutes } from "./routes.ts";
import { useWishList } from "./wish-list.ts";

export default function WishListPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { product } = useCatalogHrefs();
  return (
    <AccountLayout {...useAccountMenu()} current="wish_list">
      <PageHead title={t("page.wish_list")} noIndex />
      <WishListScreen list={useWishList()} productHref={product} homeHref={href(catalogRoutes.home)} />
    </AccountLayout>
  );
}
