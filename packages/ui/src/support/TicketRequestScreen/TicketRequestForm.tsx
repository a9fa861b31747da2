import type { Question } from "@sen/api";
import {
  SUPPORT_CATEGORIES,
  supportCategoryKey,
  TICKET_SUBJECT_MAX_LENGTH,
  TICKET_TEXT_MAX_LENGTH,
  type SupportCategory,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { LazyEvidenceUploader } from "../../aftersales/EvidenceUploader/LazyEvidenceUploader.tsx";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, Form } from "../../forms/index.ts";
import {
  Button,
  Card,
  LiveRegion,
  Notice,
  Select,
  TextArea,
  TextField,
  Thumbnail,
} from "../../primitives/index.ts";
import { OrderPicker, type OrderPickerProps } from "../OrderPicker/OrderPicker.tsx";
import { QuestionList, type QuestionListProps } from "../QuestionList/QuestionList.tsx";
import { useTicketForm, type TicketFormOptions, type TicketFormValues } from "./use-ticket-form.ts";

/** The shop that receives a question, and the product or order it is about. */
export interface AskedShop {
  name: string;
  /** Product name or order code, with a picture. */
  about: { name: string; picture: string } | null;
}

export interface TicketRequestFormProps extends TicketFormOptions, Pick<QuestionListProps, "onFeedback"> {
  /** Shop and subject of a question; without it the request goes to customer care. With it, topic, subject and order are hidden. */
  asked?: AskedShop | undefined;
  /** The customer's orders to choose from, or the loading or failed state. */
  orders?: OrderPickerProps["orders"];
  /** Existing answers that may help, best match first. @default [] */
  suggestions?: readonly Question[];
  /** Called with category and subject as they are filled in, to search for answers. */
  onAbout?: (about: Pick<TicketFormValues, "category" | "subject">) => void;
  /** URLs of its links. */
  hrefs: QuestionListProps["hrefs"];
}

/** Support request form: category, order, subject, text, files. Suggests existing answers before it is sent. Input survives every failure. */
export function TicketRequestForm(props: TicketRequestFormProps) {
  const { asked, orders, suggestions = [], onAbout, hrefs, onFeedback, ...options } = props;
  const { t } = useTranslation(["support", "shell"]);
  const { form, values, evidence, restored } = useTicketForm(options);
  const sending = form.busy;
  const typed = { shouldDirty: true, shouldTouch: true };
  const subject = form.field("subject", {
    onChange: (event: { target: { value: string } }) => {
      onAbout?.({ category: values.category, subject: event.target.value });
    },
  });
  return (
    <Root onSubmit={form.onSubmit}>
      {restored && <Notice>{t("request.restored")}</Notice>}
      {asked?.about && (
        <div data-about>
          <Thumbnail src={asked.about.picture} size={48} />
          <b>{asked.about.name}</b>
        </div>
      )}
      {!asked && (
        <Card>
          <Select
            label={t("request.category")}
            placeholder={t("request.category_choose")}
            required
            disabled={sending}
            options={SUPPORT_CATEGORIES.map((value) => ({ value, label: t(supportCategoryKey(value)) }))}
            value={values.category ?? ""}
            error={form.errorOf("category")}
            onChange={(event) => {
              const category =
                event.target.value === "" ? null : (Number(event.target.value) as SupportCategory);
              form.setValue("category", category, { ...typed, shouldValidate: true });
              onAbout?.({ category, subject: values.subject });
            }}
          />
          <TextField
            label={t("request.subject")}
            hint={t("request.subject_hint")}
            required
            readOnly={sending}
            maxLength={TICKET_SUBJECT_MAX_LENGTH}
            autoComplete="off"
            dir="auto"
            {...subject}
          />
          {suggestions.length > 0 && (
            <aside aria-labelledby="may-help">
              <h2 id="may-help">{t("request.may_help")}</h2>
              <QuestionList questions={suggestions} hrefs={hrefs} onFeedback={onFeedback} />
            </aside>
          )}
          <LiveRegion
            message={suggestions.length > 0 ? t("request.suggested", { count: suggestions.length }) : ""}
          />
        </Card>
      )}
      {orders && (
        <Card>
          <OrderPicker
            orders={orders}
            value={values.order_id}
            error={form.errorOf("order_id")}
            onChange={(id) => {
              form.setValue("order_id", id, { shouldDirty: true, shouldValidate: true });
            }}
          />
        </Card>
      )}
      <Card>
        <TextArea
          label={t(asked ? "shop.ask.text" : "request.text")}
          hint={t(asked ? "shop.ask.text_hint" : "request.text_hint")}
          required
          readOnly={sending}
          rows={5}
          dir="auto"
          limit={TICKET_TEXT_MAX_LENGTH}
          value={values.text}
          error={form.errorOf("text")}
          onChange={(event) => {
            const shouldValidate = form.formState.isSubmitted;
            form.setValue("text", event.target.value, { ...typed, shouldValidate });
          }}
        />
        <LazyEvidenceUploader upload={evidence} locked={sending} />
      </Card>
      <FailureNotice failure={form.failure} title={t(asked ? "reply.refused" : "request.refused")}>
        {t("request.kept")}
      </FailureNotice>
      <Button type="submit" size="large" busy={sending}>
        {t(asked ? "shop.ask.submit" : "request.submit")}
      </Button>
    </Root>
  );
}

const Root = styled(Form)`
  > [data-about] {
    ${mixins.row(3)}
  }
  aside {
    ${mixins.stack(2)}
  }
  aside > h2 {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
`;
