import type { Facets } from "@sen/api";
import { ALL_PRODUCTS, changeFilters, countFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { X } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space } from "../../foundations/index.ts";
import { Link } from "../../primitives/index.ts";
import { toggled, type Narrowing } from "../narrowing.ts";
import { usePriceRange } from "../Facets/facet-choices.ts";

/** The facets whose choices have names of their own. */
type ChosenFrom = Pick<Facets, "categories" | "makers" | "malls">;

export interface AppliedFiltersProps extends Pick<Narrowing, "filters" | "hrefOf"> {
  /** The names of the chosen filters. @default each is named by its kind */
  facets?: ChosenFrom | undefined;
  /** The page itself stands for the only category among the filters, so it is not shown as a filter. */
  ofCategory?: boolean | undefined;
}

/** Removes the filters, but keeps keyword, order, page size and the page's own category. */
export function cleared(filters: ListingFilters, ofCategory = false): ListingFilters {
  const { keyword, sort_by, per_page, category_id } = filters;
  return { ...ALL_PRODUCTS, keyword, sort_by, per_page, ...(ofCategory && { category_id }) };
}

/** Number of active filters, not counting the page's own category. */
export function countApplied(filters: ListingFilters, ofCategory = false): number {
  return countFilters(ofCategory ? { ...filters, category_id: [] } : filters);
}

/** The last filter takes the list along; its focus goes to the sort order before it. */
const passFocus = (list: HTMLUListElement | null) => () => {
  if (list?.contains(document.activeElement)) list.previousElementSibling?.querySelector("select")?.focus();
};

/** The active filters, each with a link that removes it. Renders nothing if there are none. */
export function AppliedFilters({ filters, facets, hrefOf, ofCategory = false }: AppliedFiltersProps) {
  const { t } = useTranslation("catalog");
  const applied = useApplied(filters, facets, ofCategory);
  if (applied.length === 0) return null;
  return (
    <Root ref={passFocus} aria-label={t("facet.applied")}>
      {/* Keyed by place: when one is removed, the next one has the focus. */}
      {applied.map(({ label, next }, place) => (
        <li key={place}>
          <Link href={hrefOf(next)} aria-label={t("facet.remove", { name: label })} keepScroll rel="nofollow">
            <span>{label}</span>
            <X aria-hidden size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link href={hrefOf(cleared(filters, ofCategory))} data-clear keepScroll>
          {t("facet.clear")}
        </Link>
      </li>
    </Root>
  );
}

interface Applied {
  label: string;
  /** The filters without this one. */
  next: ListingFilters;
}

function useApplied(filters: ListingFilters, facets: ChosenFrom | undefined, ofCategory: boolean): Applied[] {
  const { t } = useTranslation("catalog");
  const priceRange = usePriceRange();
  // A choice without results is missing from the facets, so it is named by its kind.
  const chosen = (
    field: "category_id" | "maker_id" | "mall_id" | "tenant_id",
    otherwise: string,
    options: Facets["makers"] = [],
  ) =>
    filters[field].map((id) => ({
      label: options.find((option) => option.id === id)?.name ?? otherwise,
      next: changeFilters(filters, { [field]: toggled(filters[field], id) }),
    }));
  const { price_min, price_max, rating_min, delivery, shipping_discount } = filters;
  const priced = price_min !== null || price_max !== null;
  return [
    ...(ofCategory ? [] : chosen("category_id", t("facet.chosen.category"), facets?.categories)),
    ...chosen("maker_id", t("facet.chosen.maker"), facets?.makers),
    ...chosen("mall_id", t("facet.chosen.mall"), facets?.malls),
    ...chosen("tenant_id", t("facet.chosen.shop")),
    priced && {
      label: priceRange(price_min, price_max),
      next: changeFilters(filters, { price_min: null, price_max: null }),
    },
    rating_min !== null && {
      label: t("facet.rating_from", { stars: rating_min }),
      next: changeFilters(filters, { rating_min: null }),
    },
    ...delivery.map((type) => ({
      label: t(`delivery.${type}`),
      next: changeFilters(filters, { delivery: toggled(delivery, type) }),
    })),
    shipping_discount && {
      label: t("facet.shipping_discount"),
      next: changeFilters(filters, { shipping_discount: false }),
    },
  ].filter((one) => one !== false);
}

const Root = styled.ul`
  ${mixins.wrap(2)}

  > li {
    min-width: 0;
    max-width: 100%;
  }
  a {
    ${mixins.touchRow(2)}
    max-width: 100%;
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[4]};
    border: 1px solid ${color.brand};
    border-radius: ${radius.full};
    background: ${color.brandSoft};
    ${mixins.textStyle("small", { weight: "medium", color: "brandSoftInk" })}
    transition: background ${motion.quick};
  }
  > li > a > span {
    ${mixins.oneLine}
  }
  a[data-clear] {
    padding-inline: ${space[3]};
    border-color: transparent;
    background: none;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  ${media.hover} {
    a {
      min-height: 36px;
    }
    a:hover {
      background: ${color.surfaceSunken};
      color: ${color.ink};
    }
  }
`;
