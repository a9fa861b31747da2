import { useTranslation } from "@sen/i18n";
import { Compass, PackageX } from "lucide-react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, ButtonLink, EmptyState, TextField } from "../../primitives/index.ts";

export interface NotFoundScreenProps {
  /** URL of the home page. */
  homeHref: string;
  /** URL of the list of all products. */
  productsHref: string;
  /** Action URL of the search form, which works without JavaScript. */
  searchHref: string;
  /** URL of the customer's orders; set if the missing page is an order. */
  ordersHref?: string | undefined;
}

/** Says that a page, or an order in this account, does not exist. Offers a search and links. */
export function NotFoundScreen({ homeHref, productsHref, searchHref, ordersHref }: NotFoundScreenProps) {
  const { t } = useTranslation("shell");
  if (ordersHref !== undefined) {
    return (
      <EmptyState
        heading="h1"
        picture={<PackageX />}
        title={t("notFound.order.title")}
        action={<ButtonLink href={ordersHref}>{t("notFound.order.list")}</ButtonLink>}
      >
        {t("notFound.order.text")}
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
            <form action={searchHref}>
              <TextField
                type="search"
                name="keyword"
                label={t("search.label")}
                hideLabel
                placeholder={t("search.placeholder")}
                enterKeyHint="search"
                maxLength={200}
                required
              />
              <Button type="submit" tone="secondary">
                {t("search.submit")}
              </Button>
            </form>
          </search>
          <ButtonLink href={homeHref}>{t("notFound.home")}</ButtonLink>
          <ButtonLink href={productsHref} tone="secondary">
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
  form {
    ${mixins.grid(2)}
    grid-template-columns: minmax(0, 360px) auto;
    justify-content: center;
    text-align: start;
  }
`;
