import type { Coupon, CouponCategory, CouponScope } from "@sen/api";
import { couponScopeKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TicketX } from "lucide-react";
import { styled } from "styled-components";
import { CouponChip } from "../../catalog/CouponChip/CouponChip.tsx";
import type { CouponSaving } from "../../catalog/CouponStrip/CouponStrip.tsx";
import { color, mixins, space } from "../../foundations/index.ts";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { ButtonLink, EmptyState, LinkChips, TabLinks } from "../../primitives/index.ts";
import { CouponPages, type CouponRequestPages } from "../CouponPages/CouponPages.tsx";

/** The filters, which are part of the URL. */
export interface CouponHallFilters {
  keyword?: string | undefined;
  scope?: CouponScope | undefined;
  /** A root category. */
  category_id?: number | undefined;
  mall_id?: number | undefined;
  tenant_id?: number | undefined;
}

export interface CouponHallScreenProps extends CouponSaving {
  /** The coupons loaded so far: loading, failed or ready. */
  list: CouponRequestPages<Coupon>;
  /** The filters of the current URL. */
  filters: CouponHallFilters;
  /** Root categories that have a coupon. */
  categories: readonly CouponCategory[];
  /** In display order. */
  malls: readonly { id: number; name: string }[];
  /** URL of the list with other filters. */
  hrefOf: (filters: CouponHallFilters) => string;
  /** Called with the trimmed keyword; an empty one clears the search. */
  onSearch: (keyword: string) => void;
  /** URL of a coupon. */
  couponHref: (id: number) => string;
}

const scopes = [undefined, "mall", "tenant", "delivery"] as const;

/** Every coupon that can be saved now, filtered by kind, root category and mall, and searched by keyword. Spec §7, coupons. */
export function CouponHallScreen({
  list,
  filters,
  hrefOf,
  savedCouponIds = [],
  ...given
}: CouponHallScreenProps) {
  const { t } = useTranslation(["coupons", "catalog", "shell"]);
  const tabs = scopes.map((scope) => ({
    href: hrefOf({ ...filters, scope }),
    label: scope === undefined ? t("hall.all") : t(couponScopeKey(scope)),
  }));
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <Page>
      <div data-head>
        <h1>{t("shell:page.coupons")}</h1>
        <p>{t("hall.about")}</p>
      </div>
      <form
        role="search"
        aria-label={t("hall.search")}
        onSubmit={(event) => {
          event.preventDefault();
          given.onSearch(String(new FormData(event.currentTarget).get("keyword") ?? "").trim());
        }}
      >
        <SearchField
          label={t("hall.search")}
          placeholder={t("hall.placeholder")}
          defaultValue={filters.keyword}
          submitLabel={t("hall.submit")}
        />
      </form>
      <TabLinks label={t("hall.kinds")} tabs={tabs} current={hrefOf(filters)} />
      <Chips
        label={t("hall.categories")}
        all={t("hall.every_category")}
        entries={given.categories}
        current={filters.category_id}
        hrefOf={(category_id) => hrefOf({ ...filters, category_id })}
      />
      <Chips
        label={t("hall.malls")}
        all={t("hall.every_mall")}
        entries={given.malls}
        current={filters.mall_id}
        hrefOf={(mall_id) => hrefOf({ ...filters, mall_id })}
      />
      <CouponPages
        list={list}
        loading={t("hall.loading")}
        failed={t("hall.failed")}
        empty={
          <EmptyState
            picture={<TicketX />}
            title={isNarrowed ? t("hall.none_found") : t("hall.none")}
            action={
              isNarrowed && (
                <ButtonLink tone="secondary" href={hrefOf({})}>
                  {t("hall.see_all")}
                </ButtonLink>
              )
            }
          >
            {isNarrowed ? t("hall.none_found_hint") : t("hall.none_hint")}
          </EmptyState>
        }
      >
        {(coupon, now) => (
          <CouponChip
            coupon={coupon}
            now={now}
            saved={savedCouponIds.includes(coupon.id)}
            onSave={given.onSaveCoupon}
            href={given.couponHref(coupon.id)}
          />
        )}
      </CouponPages>
    </Page>
  );
}

interface ChipsProps {
  label: string;
  /** Label of the chip that clears the filter. */
  all: string;
  entries: readonly { id: number; name: string }[];
  current: number | undefined;
  hrefOf: (id: number | undefined) => string;
}

function Chips({ label, all, entries, current, hrefOf }: ChipsProps) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label}>
      <LinkChips
        look="row"
        chips={[{ id: undefined, name: all }, ...entries].map(({ id, name }) => ({
          label: name,
          href: hrefOf(id),
          current: id === current,
        }))}
      />
    </nav>
  );
}

const Page = styled.div`
  ${mixins.pageStack(3, 4)}

  [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
`;
