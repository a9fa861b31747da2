import type { OrderDetail } from "@sen/api";
import { reviewStanding } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { ButtonLink, Card, Rating, Thumbnail } from "../../primitives/index.ts";

export interface ItemReviewsProps {
  /** The order whose items can be reviewed. */
  order: OrderDetail;
  /** URL to write, edit or read an item's review. */
  reviewHref: (itemId: number) => string;
}

/** The order's items with a review or to be reviewed; renders nothing if there are none. */
export function ItemReviews({ order, reviewHref }: ItemReviewsProps) {
  const { t } = useTranslation("aftersales");
  const now = new Date(order.now);
  const rows = order.order_detail_items.flatMap((item) => {
    const review = order.item_reviews.find((one) => one.order_detail_item_id === item.id);
    if (!review) return [];
    const standing = reviewStanding(order, review, now);
    const isShown = standing === "write" || standing === "edit" || standing === "written";
    return isShown ? [{ item, standing, stars: review.rating }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Card title={t("item_reviews.title")}>
      <List>
        {rows.map(({ item, standing, stars }) => (
          <li key={item.id}>
            <Thumbnail src={item.product_image} size={48} />
            <p>
              {item.product_name}
              {stars !== null && (
                <Rating value={stars} label={t("item_reviews.stars", { count: stars })} look="full" />
              )}
            </p>
            <ButtonLink
              href={reviewHref(item.id)}
              tone="secondary"
              size="small"
              aria-label={t("item_reviews.about", {
                step: t(`item_reviews.${standing}`),
                product: item.product_name,
              })}
            >
              {t(`item_reviews.${standing}`)}
            </ButtonLink>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  ${mixins.stack(3)}

  > li {
    ${mixins.wrappedRow(3)}
  }
  > li > p {
    display: grid;
    flex: 1 1 9rem;
    ${mixins.textStyle("small", { color: "ink" })}
  }
  > li > :last-child {
    margin-left: auto;
  }
`;
