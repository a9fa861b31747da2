import type { ReportReviewBody, ReviewDetail } from "@sen/api";
import { REVIEW_REPORT_REASONS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { CasePage, type CaseShown } from "../../aftersales/CasePage/index.ts";
import { mixins, space } from "../../foundations/index.ts";
import { Breadcrumb, Button, Dialog, Link, Notice, RadioGroup, Thumbnail } from "../../primitives/index.ts";
import { ReviewItem, type ReviewLike } from "../../product/Reviews/ReviewItem.tsx";
import { type CallOutcome, FailureNotice, useDialogCall } from "../../forms/index.ts";
import { Comments, type CommentsProps } from "./Comments.tsx";

export interface ReviewScreenProps extends Omit<CommentsProps, "comments">, CaseShown<ReviewDetail> {
  /** URL of the reviewed product. */
  productHref: (productId: number) => string;
  /** Current likes of the review. */
  likeOf: (review: ReviewDetail) => ReviewLike;
  /** Reports the review; without it there is no button (own review). */
  onReport?: ReportDialogProps["onReport"] | undefined;
  /** Whether the customer has reported it. */
  isReported?: boolean;
}

/** A review with its comments. Spec §7, reviews. */
export function ReviewScreen({ request, ...page }: ReviewScreenProps) {
  const { t } = useTranslation("reviews");
  return (
    <CasePage request={request} loading={t("detail.loading")} failed={t("detail.failed")}>
      {(review) => <Ready review={review} {...page} />}
    </CasePage>
  );
}

function Ready(props: Omit<ReviewScreenProps, "request"> & { review: ReviewDetail }) {
  const { review, productHref, likeOf, onReport, isReported = false, ...comments } = props;
  const { t } = useTranslation("reviews");
  const [reporting, setReporting] = useState(false);
  const { product } = review;
  return (
    <Root>
      <Breadcrumb crumbs={[{ label: product.name, href: productHref(product.id) }]} />
      <Link href={productHref(product.id)} data-product>
        <Thumbnail src={product.image_url} size={64} />
        <div>
          <b>{product.name}</b>
          <p data-muted>{product.tenant_name}</p>
        </div>
      </Link>
      <div data-box>
        <ReviewItem heading="h1" review={review} like={likeOf(review)} />
        {isReported ? (
          <Notice>{t("report.done")}</Notice>
        ) : (
          onReport && (
            <div>
              <Button tone="quiet" size="small" onClick={() => setReporting(true)}>
                {t("report.open")}
              </Button>
            </div>
          )
        )}
      </div>
      <Comments comments={review.comments} {...comments} />
      {onReport && <ReportDialog open={reporting} onReport={onReport} onClose={() => setReporting(false)} />}
    </Root>
  );
}

type Reason = ReportReviewBody["reason"];

interface ReportDialogProps {
  open: boolean;
  onReport: (reason: Reason) => Promise<CallOutcome>;
  onClose: () => void;
}

/** Asks for the reason to report a review. Shows a refusal in the dialog. */
function ReportDialog({ open, onReport, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reviews");
  const [reason, setReason] = useState<Reason>();
  const [tried, setTried] = useState(false);
  const call = useDialogCall(onReport, onClose);

  async function send() {
    setTried(true);
    if (reason !== undefined) await call.send(reason);
  }
  return (
    <Dialog
      open={open}
      onClose={call.leave}
      locked={call.busy}
      size="small"
      title={t("report.title")}
      closeLabel={t("report.cancel")}
      leaveLabel={t("report.cancel")}
      actions={
        <Button busy={call.busy} onClick={send}>
          {t("report.submit")}
        </Button>
      }
    >
      <RadioGroup<Reason>
        legend={t("report.legend")}
        options={REVIEW_REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        value={reason}
        onChange={setReason}
        error={tried && reason === undefined ? t("report.required") : undefined}
      />
      <FailureNotice failure={call.failure} title={t("report.refused")} />
    </Dialog>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("820px")}

  > [data-product] {
    ${mixins.row(3)}
  }
  > [data-box] {
    ${mixins.card}
    ${mixins.stack(2)}
    padding: ${space[4]};
  }
`;
