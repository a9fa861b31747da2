import { useTranslation } from "@sen/i18n";
import { Compass, PackageX } from "lucide-react";
import { styled } from "styled-components";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { mixins } from "../../foundations/index.ts";
import { ButtonLink, EmptyState } from "../../primitives/index.ts";

export interface NotFoundScreenProps {
  /** URL of the home page. */
  homeHref: string;
  /** URL of the list of all products. */
  productsHref: string;
  /** Action URL of the search form, which works without JavaScript. */
  searchHref: string;
  /** URL of the customer's orders; set if an order is missing, or the return, refund or complaint of one. */
  ordersHref?: string | undefined;
  /** What is missing of the customer's orders. @default "order" */
  missing?: "order" | "request";
}

/** Says that a page, or an order in this account, does not exist. Offers a search and links. */
export function NotFoundScreen({ missing = "order", ordersHref, ...hrefs }: NotFoundScreenProps) {
  const { t } = useTranslation("shell");
  if (ordersHref !== undefined) {
    return (
      <EmptyState
        heading="h1"
        picture={<PackageX />}
        title={t(`notFound.${missing}.title`)}
        action={<ButtonLink href={ordersHref}>{t("notFound.order.list")}</ButtonLink>}
      >
        {t(`notFound.${missing}.text`)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h1"
      picture={<Compass />}
      title={t("notFound.title")}
      action={
        <Ways>
          <search>
            <form action={hrefs.searchHref}>
              <SearchField
                label={t("search.label")}
                placeholder={t("search.placeholder")}
                submitLabel={t("search.submit")}
                required
              />
            </form>
          </search>
          <ButtonLink href={hrefs.homeHref}>{t("notFound.home")}</ButtonLink>
          <ButtonLink href={hrefs.productsHref} tone="secondary">
            {t("notFound.products")}
          </ButtonLink>
        </Ways>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}

const Ways = styled.div`
  ${mixins.wrap(3)}
  justify-content: center;

  > search {
    flex: 1 0 100%;
  }
`;
