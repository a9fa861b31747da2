import type { RatingSummary } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space, text } from "../../foundations/index.ts";
import { Rating } from "../../primitives/Rating/Rating.tsx";

/** Average rating and the number of reviews per star, five stars first. */
export function RatingHistogram({ summary: { average, count, histogram } }: { summary: RatingSummary }) {
  const { t } = useTranslation(["product", "catalog"]);
  const { compact, decimal } = useFormat();
  const amountOf = (ratings: number) => compact(compactCount(ratings));
  const mean = decimal(average, 1);
  return (
    <Root>
      <p>
        <strong aria-hidden>{mean}</strong>
        <Rating value={average} look="full" />
        <span>{t("reviews.count", { count, amount: amountOf(count) })}</span>
      </p>
      <ul aria-label={t("reviews.histogram")}>
        {histogram
          .map((ratings, index) => ({ ratings, stars: index + 1 }))
          .reverse()
          .map(({ ratings, stars }) => (
            <li key={stars} aria-label={t("reviews.bar", { stars, amount: amountOf(ratings) })}>
              <span aria-hidden>{t("reviews.stars", { count: stars })}</span>
              <i aria-hidden>
                <i style={{ width: `${count === 0 ? 0 : Math.round((ratings * 100) / count)}%` }} />
              </i>
              <span aria-hidden>{amountOf(ratings)}</span>
            </li>
          ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.card}
  ${mixins.wrappedRow(4, 6)}
  padding: ${space[4]};

  > p {
    ${mixins.grid(1)}
    justify-items: center;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  strong {
    ${mixins.textStyle("display", { color: "ink" })}
  }
  > ul {
    flex: 1 1 160px;
    ${mixins.grid(1)}
    font: ${text.small};
  }
  li {
    ${mixins.grid(2)}
    grid-template-columns: 4.5em minmax(0, 1fr) 3em;
    align-items: center;
  }
  li > span:last-child {
    color: ${color.inkMuted};
    text-align: right;
  }
  li > i {
    ${mixins.meter("8px", "star")}
  }
`;
