import type { CategoryNode } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { PackageOpen } from "lucide-react";
import { Breadcrumb, ButtonLink, EmptyState, LinkChips, type Crumb } from "../../primitives/index.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { Listing, type ListedProps } from "../Listing/Listing.tsx";
import { Page } from "../Listing/ListPage.styles.ts";

export interface ProductListScreenProps extends ListedProps {
  /** URLs of the screen's links. */
  hrefs: CatalogHrefs;
  /** The category's name. @default "Tất cả sản phẩm" */
  title?: string;
  /** The parent categories, the topmost first. @default [] */
  crumbs?: readonly Crumb[];
  /** The direct subcategories, as shortcuts. @default [] */
  subcategories?: readonly CategoryNode[];
}

/** Products by category and filters. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { hrefs, title, crumbs = [], subcategories = [], ...listing } = props;
  const { t } = useTranslation("catalog");
  const heading = title ?? t("list.title");
  return (
    <Page>
      <div data-head>
        <Breadcrumb crumbs={[{ label: t("home_page"), href: hrefs.home }, ...crumbs]} />
        <h1>{heading}</h1>
        {subcategories.length > 0 && (
          <LinkChips
            aria-label={t("home.categories")}
            look="row"
            chips={subcategories.map(({ id, name }) => ({ label: name, href: hrefs.category(id) }))}
          />
        )}
      </div>
      <Listing
        {...listing}
        ofCategory={title !== undefined}
        productHref={hrefs.product}
        priority
        empty={
          <EmptyState
            picture={<PackageOpen />}
            title={t("list.empty.title")}
            action={<ButtonLink href={hrefs.products}>{t("list.empty.action")}</ButtonLink>}
          >
            {t("list.empty.text")}
          </EmptyState>
        }
      />
    </Page>
  );
}
