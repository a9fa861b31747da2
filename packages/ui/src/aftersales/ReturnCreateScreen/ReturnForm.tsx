import {
  isReturnOpen,
  isWholeReturn,
  REQUEST_REASONS,
  RequestReason,
  returnAmount,
  ReturnDeliveryMethod,
  returnMethodLabel,
  returnReasonLabel,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Building2, Truck } from "lucide-react";
import { Form, useFailureText } from "../../forms/index.ts";
import { Button, Card, LiveRegion, Notice, RadioGroup, TextLink } from "../../primitives/index.ts";
import { Fact, FactList } from "../CasePage/index.ts";
import { EvidenceUploader } from "../EvidenceUploader/EvidenceUploader.tsx";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import { NoteField } from "../NoteField/NoteField.tsx";
import type { RefundBankDialogProps } from "../RefundBankDialog/RefundBankDialog.tsx";
import { ReturnItemsField } from "../ReturnItemsField/ReturnItemsField.tsx";
import { BankFields } from "./BankFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { StationPicker, type StationSource } from "./StationPicker.tsx";
import { useReturnForm, type ReturnFormOptions } from "./use-return-form.ts";

export interface ReturnFormProps extends ReturnFormOptions, Pick<RefundBankDialogProps, "loadBanks"> {
  /** Fetches stations. */
  stations: StationSource;
  /** Opens a complaint about goods not received instead. Left out if the order accepts no complaint. */
  onComplain?: (() => void) | undefined;
  /** URLs of the form's links. */
  hrefs: Pick<CaseHrefs, "return">;
}

const { pickup, station } = ReturnDeliveryMethod;

/** Reason, note, evidence, delivery method, contact and bank account. Input survives every failure. Spec §3 and §5. */
export function ReturnForm({ stations, loadBanks, onComplain, hrefs, ...options }: ReturnFormProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const failureText = useFailureText();
  const state = useReturnForm(options);
  const { form, values, evidence, problem } = state;
  const { busy: sending, failure } = form;
  const { order } = options;
  const isReturning = order.return_status !== null && isReturnOpen(order.return_status);
  const amount = returnAmount(order, values.return_items);
  const byCash = values.infor_banking_customer !== undefined;
  const validated = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
  const validatedOnceSent = { ...validated, shouldValidate: form.formState.isSubmitted };

  return (
    <Form onSubmit={form.onSubmit}>
      {state.restored && <Notice>{t("return_create.restored")}</Notice>}
      <Card>
        <ReturnItemsField
          lines={order.order_detail_items}
          value={values.return_items}
          onChange={(items) => form.setValue("return_items", items, validatedOnceSent)}
          disabled={sending}
          error={form.errorOf("return_items")}
        />
      </Card>
      <Card>
        <RadioGroup<RequestReason>
          legend={t("return_create.reason")}
          options={REQUEST_REASONS.map((value) => ({ value, label: t(returnReasonLabel(value)) }))}
          value={values.reason_return ?? undefined}
          onChange={(reason) => form.setValue("reason_return", reason, validated)}
          error={form.errorOf("reason_return")}
        />
        {values.reason_return === RequestReason.notReceived && (
          <Notice
            tone="warning"
            title={t("return_create.not_received")}
            action={
              onComplain && (
                <Button tone="secondary" size="small" onClick={onComplain}>
                  {t("return_create.not_received_complain")}
                </Button>
              )
            }
          >
            {t("return_create.not_received_text")}
          </Notice>
        )}
        <NoteField
          label={t("return_create.note")}
          hint={t("return_create.note_hint")}
          value={values.note}
          onChange={(note) => form.setValue("note", note, validatedOnceSent)}
          error={form.errorOf("note")}
        />
      </Card>
      <Card>
        <EvidenceUploader upload={evidence} locked={sending} />
        <p data-muted>{t("return_create.evidence_hint")}</p>
      </Card>
      <Card>
        <RadioGroup<ReturnDeliveryMethod>
          legend={t("return_create.method")}
          look="cards"
          options={[
            {
              value: pickup,
              label: t(returnMethodLabel(pickup)),
              description: t("return_create.pickup_hint"),
              icon: <Truck aria-hidden size={22} />,
            },
            {
              value: station,
              label: t(returnMethodLabel(station)),
              description: t("return_create.station_hint"),
              icon: <Building2 aria-hidden size={22} />,
            },
          ]}
          value={values.delivery_method}
          onChange={(method) => {
            form.setValue("delivery_method", method, { shouldDirty: true });
            form.clearErrors("pick_station_id");
          }}
          error={form.errorOf("delivery_method")}
        />
      </Card>
      <Card title={t("return_create.contact")}>
        <p data-muted>{t("return_create.contact_hint")}</p>
        <ContactFields {...state} />
        {values.delivery_method === station && (
          <StationPicker
            source={stations}
            province_id={values.province_id}
            district_id={values.district_id}
            levels={state.dataset?.levels ?? 3}
            value={values.pick_station_id}
            onChange={(id) => {
              form.setValue("pick_station_id", id, { shouldDirty: true, shouldValidate: id !== null });
            }}
            error={form.errorOf("pick_station_id")}
          />
        )}
      </Card>
      <Card title={t("return_create.money")}>
        <FactList>
          <Fact label={t("return_create.amount")}>
            {values.return_items.length === 0 ? t("return_create.amount_none") : dong(amount)}
          </Fact>
        </FactList>
        {!isWholeReturn(order, values.return_items) && <p data-muted>{t("return_create.amount_hint")}</p>}
        <p data-muted>{t(byCash ? "return_create.cod_back" : "return_create.online_back")}</p>
        {byCash && <BankFields {...state} loadBanks={loadBanks} />}
      </Card>
      {(failure ?? problem) && (
        <Notice tone="danger" urgent title={t("return_create.refused")}>
          {failure ? failureText(failure.message) : problem && t(problem)} <br /> {t("return_create.kept")}{" "}
          {isReturning && <TextLink href={hrefs.return(order.id)}>{t("return_create.done_see")}</TextLink>}
        </Notice>
      )}
      {state.faults > 0 && <Notice tone="warning">{t("case_page.faults", { count: state.faults })}</Notice>}
      <LiveRegion message={state.faultsTold > 0 ? t("case_page.faults", { count: state.faultsTold }) : ""} />
      <Button type="submit" size="large" busy={sending}>
        {t("return_create.submit")}
      </Button>
    </Form>
  );
}
