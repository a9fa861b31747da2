import type { BankAccount, RefundDetail } from "@sen/api";
import {
  IDENTITY_EFFECTS,
  isRefundRefused,
  isTerminal,
  mayChangeRefundBank,
  refundLabel,
  refundMachine,
  RefundStatus,
  refundStatusLabel,
  refundStep,
  RequestType,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useState } from "react";
import type { CallOutcome } from "../../forms/index.ts";
import { Button, ButtonLink, Card, TextLink, Time } from "../../primitives/index.ts";
import { CaseColumns, CasePage, type CaseShown, Fact, FactList } from "../CasePage/index.ts";
import { CaseHeader } from "../CaseHeader/CaseHeader.tsx";
import { nameOf } from "../name-of.ts";
import { NextStep } from "../NextStep/NextStep.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { RefundBankDialog, type RefundBankDialogProps } from "../RefundBankDialog/RefundBankDialog.tsx";
import { StatusTimeline } from "../StatusTimeline/StatusTimeline.tsx";
import { RefundedGoods } from "./RefundedGoods.tsx";

/** A customer's actions on a refund. */
export interface RefundCalls extends Pick<RefundBankDialogProps, "loadBanks"> {
  /** URLs of the screen's links. */
  hrefs: Pick<CaseHrefs, "order" | "product" | "identity" | "return" | "complaint" | "cancelled" | "help">;
  /** Changes the bank account. Resolves to nothing on success, or to the backend's refusal. */
  onChangeBank: (refund: RefundDetail, account: BankAccount) => Promise<CallOutcome>;
}

export interface RefundDetailScreenProps extends RefundCalls, CaseShown<RefundDetail> {}

/** A refund: the amount, the account, its status, or why it was refused. Spec §4, refund. */
export function RefundDetailScreen({ request, ...calls }: RefundDetailScreenProps) {
  const { t } = useTranslation("aftersales");
  return (
    <CasePage request={request} loading={t("refund_detail.loading")} failed={t("refund_detail.failed")}>
      {(refund) => <ReadyRefund refund={refund} {...calls} />}
    </CasePage>
  );
}

function sourceHref({ source_type, source_id, order_detail_id }: RefundDetail, hrefs: RefundCalls["hrefs"]) {
  if (source_type === RequestType.return) return hrefs.return(order_detail_id);
  if (source_type === RequestType.complaint) return hrefs.complaint(order_detail_id, source_id);
  return source_type === RequestType.cancel ? hrefs.cancelled(order_detail_id) : hrefs.order(order_detail_id);
}

function ReadyRefund({ refund, hrefs, ...calls }: RefundCalls & { refund: RefundDetail }) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const [changing, setChanging] = useState(false);
  const status = refundLabel(refund);
  const isRefused = isRefundRefused(refund);
  const { identity_status: identity } = refund;
  const reason = refund.reason_not_refund?.trim();
  return (
    <>
      <CaseColumns
        head={
          <>
            <CaseHeader
              title={t("case.refund")}
              code={refund.code}
              status={status}
              order={{ code: refund.order.code, href: hrefs.order(refund.order_detail_id) }}
            />
            <NextStep
              tone={status.tone}
              words={reason || undefined}
              actions={
                <>
                  {refund.needs_identity && identity !== "waiting" && (
                    <ButtonLink href={hrefs.identity}>{t("refund_detail.verify_identity")}</ButtonLink>
                  )}
                  {mayChangeRefundBank(refund) && (
                    <Button
                      tone={
                        refund.status === RefundStatus.failed && !refund.has_new_bank
                          ? "primary"
                          : "secondary"
                      }
                      onClick={() => setChanging(true)}
                    >
                      {t("refund_detail.change_bank")}
                    </Button>
                  )}
                  {isRefused && (
                    <ButtonLink href={hrefs.help(refund.order_detail_id)} tone="secondary">
                      {t("order_detail.help_link")}
                    </ButtonLink>
                  )}
                </>
              }
            >
              {refund.needs_identity && identity !== "verified"
                ? t(`refund_detail.identity.${identity}`, { amount: dong(IDENTITY_EFFECTS.bankRefundAbove) })
                : t(refundStep(refund))}
            </NextStep>
          </>
        }
        aside={
          <Card>
            <StatusTimeline
              entries={refund.refund_request_histories}
              // A cancellation is called what the header calls it: "not refunded" if it has a reason.
              label={(changed) => (changed === RefundStatus.cancelled ? status : refundStatusLabel(changed))}
            />
          </Card>
        }
      >
        <Card>
          <FactList>
            <Fact label={t(isRefused ? "refund_detail.amount_refused" : "refund_detail.amount")}>
              {isRefused ? dong(refund.amount_refund) : <strong>{dong(refund.amount_refund)}</strong>}
            </Fact>
            <Fact label={t("refund_detail.source")}>
              <TextLink href={sourceHref(refund, hrefs)}>
                {t(`refund_detail.source_type.${nameOf(RequestType, refund.source_type)}`)}
              </TextLink>
            </Fact>
            <Fact label={t("case.created")}>
              <Time dateTime={refund.created_at} />
            </Fact>
          </FactList>
        </Card>
        {!isRefused && <RefundDestination refund={refund} />}
        <RefundedGoods refund={refund} productHref={hrefs.product} />
      </CaseColumns>
      <RefundBankDialog
        open={changing}
        refundId={refund.id}
        loadBanks={calls.loadBanks}
        account={refund.infor_banking_customer}
        onSubmit={(account) => calls.onChangeBank(refund, account)}
        onClose={() => setChanging(false)}
      />
    </>
  );
}

/** Where the money goes: a bank account, or back to the payment method. */
function RefundDestination({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation("aftersales");
  const { infor_banking_customer: bank } = refund;
  const locked = bank && !mayChangeRefundBank(refund) && !isTerminal(refundMachine, refund.status);
  return (
    <Card title={t("bank.title")}>
      {bank ? (
        <FactList>
          <Fact label={t("bank.bank")}>{bank.bank_name}</Fact>
          <Fact label={t("bank.account_number")}>{bank.account_number}</Fact>
          <Fact label={t("bank.account_fullname")}>{bank.account_fullname}</Fact>
        </FactList>
      ) : (
        <p>{t("refund_detail.same_way")}</p>
      )}
      {locked && <p data-muted>{t("refund_detail.locked_bank")}</p>}
    </Card>
  );
}
