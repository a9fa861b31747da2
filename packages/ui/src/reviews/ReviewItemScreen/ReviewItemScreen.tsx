import type { ReviewedItem } from "@sen/api";
import { reviewStanding, variantText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MessageSquareText } from "lucide-react";
import { styled } from "styled-components";
import { CasePage, type CaseShown } from "../../aftersales/CasePage/index.ts";
import { mixins, space } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, Notice, NoWrap, Thumbnail } from "../../primitives/index.ts";
import { ReviewForm } from "../ReviewForm/ReviewForm.tsx";
import type { ReviewFormOptions } from "../ReviewForm/use-review-form.ts";

export interface ReviewItemScreenProps extends Omit<ReviewFormOptions, "review">, CaseShown<ReviewedItem> {
  /** URLs of its links. */
  hrefs: { order: (orderId: number) => string; review: (reviewId: number) => string };
}

/** A purchased item: write or edit its review, or see why it cannot be reviewed. */
export function ReviewItemScreen({ request, hrefs, ...form }: ReviewItemScreenProps) {
  const { t } = useTranslation("reviews");
  return (
    <CasePage request={request} loading={t("item.loading")} failed={t("item.failed")}>
      {(reviewed) => <Ready reviewed={reviewed} hrefs={hrefs} {...form} />}
    </CasePage>
  );
}

type ReadyProps = Omit<ReviewItemScreenProps, "request"> & { reviewed: ReviewedItem };

function Ready({ reviewed, hrefs, ...form }: ReadyProps) {
  const { t } = useTranslation(["reviews", "shell"]);
  const { item, order, review, kept_quantity, now } = reviewed;
  const about = { kept_quantity, review_id: review?.id ?? null, edit_until: review?.edit_until ?? null };
  const standing = reviewStanding(order, about, new Date(now));
  return (
    <Root>
      <h1>{t("shell:page.review")}</h1>
      <div data-item>
        <Thumbnail src={item.product_image} size={64} />
        <div>
          <b>{item.product_name}</b>
          <p data-muted>{variantText(item)}</p>
          <p data-muted>
            <NoWrap text={t("item.order", { code: order.code, shop: order.tenant_name })} />
          </p>
        </div>
      </div>
      {review?.is_hidden === true && <Notice tone="warning">{t("standing.hidden")}</Notice>}
      {standing === "write" || standing === "edit" ? (
        <ReviewForm key={review?.id ?? 0} review={review} {...form} />
      ) : (
        <EmptyState
          heading="h2"
          picture={<MessageSquareText />}
          title={t(`standing.${standing}.title`)}
          action={
            review && !review.is_hidden ? (
              <ButtonLink href={hrefs.review(review.id)}>{t("standing.see")}</ButtonLink>
            ) : (
              <ButtonLink href={hrefs.order(order.id)} tone="secondary">
                {t("standing.order")}
              </ButtonLink>
            )
          }
        >
          {t(`standing.${standing}.text`)}
        </EmptyState>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("820px")}

  > [data-item] {
    ${mixins.card}
    ${mixins.flex(3)}
    padding: ${space[3]};
  }
`;
