import type { OrderDetail } from "@sen/api";
import { offersAction, RequestReason, RETURN_DAYS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { CircleCheck, PackageX } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { focusInView } from "../../forms/index.ts";
import { mixins } from "../../foundations/index.ts";
import { ButtonLink, EmptyState } from "../../primitives/index.ts";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";
import { CasePage, type CaseRequest } from "../CasePage/index.ts";
import { type ComplaintSource, ComplaintStart } from "../ComplaintStart/ComplaintStart.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { ReturnForm, type ReturnFormProps } from "./ReturnForm.tsx";

export interface ReturnCreateScreenProps extends Omit<ReturnFormProps, "order" | "onDone" | "onComplain"> {
  /** Stays loading until a saved draft has been read too, since the form reads it only once. */
  request: CaseRequest<OrderDetail>;
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order" | "return">;
  /** Props for complaining about goods not received. Without it no complaint is offered here. */
  complaint?: ComplaintSource | undefined;
}

/** Opens a return for an order. Spec §3, return request body, and §5. */
export function ReturnCreateScreen({ request, hrefs, complaint, ...form }: ReturnCreateScreenProps) {
  const { t } = useTranslation("aftersales");
  const [doneFor, setDoneFor] = useState<number | null>(null);
  const [complaining, setComplaining] = useState(false);
  // Once open, the form stays even if the order stops offering a return, so that the outcome of a submit in progress is still shown.
  const [openFor, setOpenFor] = useState<number | null>(null);
  const order = request.state === "ready" ? request.data : null;
  if (order && openFor !== order.id && offersAction(order, "return")) setOpenFor(order.id);

  function page(order: OrderDetail) {
    if (doneFor === order.id) return <ReturnSent returnHref={hrefs.return(order.id)} />;
    if (openFor !== order.id) {
      return (
        <EmptyState
          heading="h1"
          picture={<PackageX />}
          title={t("return_create.not_offered")}
          action={<ButtonLink href={hrefs.order(order.id)}>{t("cancelled_detail.see_order")}</ButtonLink>}
        >
          {order.return_expired
            ? t("return_create.late", { days: RETURN_DAYS })
            : t("return_create.not_offered_hint")}
        </EmptyState>
      );
    }
    return (
      <Page>
        <CaseHeader title={t("case.return")} code={order.code}>
          {t("return_create.intro", { days: RETURN_DAYS })}
        </CaseHeader>
        <ReturnForm
          key={order.id}
          order={order}
          hrefs={hrefs}
          {...form}
          onComplain={complaint && offersAction(order, "complaint") ? () => setComplaining(true) : undefined}
          onDone={() => setDoneFor(order.id)}
        />
        {complaint && (
          <ComplaintStart
            {...complaint}
            initialReason={RequestReason.notReceived}
            open={complaining}
            onClose={() => setComplaining(false)}
          />
        )}
      </Page>
    );
  }
  return (
    <CasePage request={request} loading={t("order_detail.loading")} failed={t("order_detail.failed")}>
      {page}
    </CasePage>
  );
}

/** Confirms that the return was sent. It replaces a long form, so it scrolls itself into view. */
function ReturnSent({ returnHref }: { returnHref: string }) {
  const { t } = useTranslation("aftersales");
  return (
    <EmptyState
      ref={focusInView}
      tabIndex={-1}
      style={{ outline: "none" }}
      heading="h1"
      picture={<CircleCheck />}
      title={t("return_create.done_title")}
      // Back from the return leads past the sent form.
      action={
        <ButtonLink href={returnHref} replace>
          {t("return_create.done_see")}
        </ButtonLink>
      }
    >
      {t("return_create.done_text")}
    </EmptyState>
  );
}

const Page = styled.div`
  ${mixins.stack(4)}
  max-width: 760px;
`;
