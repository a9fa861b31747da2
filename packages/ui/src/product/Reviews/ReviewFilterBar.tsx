import type { RatingSummary } from "@sen/api";
import { compactCount, REVIEW_SORTS, REVIEW_STARS, type ReviewFilters, type ReviewStars } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { media, mixins } from "../../foundations/index.ts";
import { Checkbox, RadioGroup, Select } from "../../primitives/index.ts";

/** A variant to filter by, named "Xanh biển, M". */
export interface ReviewedVariant {
  id: number;
  name: string;
}

interface ReviewFilterBarProps {
  /** Current filters and sort order. */
  filters: ReviewFilters;
  /** Review counts by stars and with pictures. */
  summary: RatingSummary;
  /** Variants to filter by; the filter is hidden for fewer than two. */
  variants: readonly ReviewedVariant[];
  onChange: (filters: ReviewFilters) => void;
}

const ANY = 0;

/** Filters reviews by stars, pictures and variant, and sorts them. */
export function ReviewFilterBar({ filters, summary, variants, onChange }: ReviewFilterBarProps) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const stars = [...REVIEW_STARS].reverse().map((count) => ({
    value: count as ReviewStars | typeof ANY,
    label: t("reviews.filter.star", {
      count,
      amount: compact(compactCount(summary.histogram[count - 1] ?? 0)),
    }),
  }));
  return (
    <Root role="group" aria-label={t("reviews.filter.label")}>
      <RadioGroup<ReviewStars | typeof ANY>
        legend={t("reviews.filter.stars")}
        hideLegend
        look="pills"
        options={[{ value: ANY, label: t("reviews.filter.all") }, ...stars]}
        value={filters.rating ?? ANY}
        onChange={(rating) => onChange({ ...filters, rating: rating === ANY ? null : rating })}
      />
      <div>
        <Checkbox
          label={t("reviews.filter.media")}
          checked={filters.withMedia}
          onChange={(event) => onChange({ ...filters, withMedia: event.target.checked })}
        />
        {variants.length > 1 && (
          <Select
            label={t("reviews.filter.variant")}
            hideLabel
            placeholder={t("reviews.filter.variant_any")}
            options={variants.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.variantId ?? ""}
            onChange={({ target }) => onChange({ ...filters, variantId: Number(target.value) || null })}
          />
        )}
        <Select
          label={t("reviews.filter.sort")}
          hideLabel
          options={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews.filter.${value}`) }))}
          value={filters.sort}
          onChange={(event) => onChange({ ...filters, sort: event.target.value as ReviewFilters["sort"] })}
        />
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(3)}

  > div {
    ${mixins.stack(2, 4)}
    align-items: center;
  }
  ${media.medium} {
    > div {
      grid-template-columns: minmax(0, 1fr) repeat(2, minmax(0, max-content));
    }
  }
`;
