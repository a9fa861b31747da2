import type { CreateTicketBody } from "@sen/api";
import { ticketFormSchema, type SupportCategory, type TicketFormData } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useWatch } from "react-hook-form";
import {
  useEvidenceUpload,
  useKeptForm,
  type FormDraft,
  type KeptFormOptions,
} from "../../aftersales/use-evidence-upload/index.ts";
import { useDoneToast, useServerForm, type CallOutcome } from "../../forms/index.ts";

/** Form values; null for what is not chosen yet. */
export interface TicketFormValues {
  category: SupportCategory | null;
  /** Shop that receives the question. */
  tenant_id: number | null;
  /** Product of the shop that the question is about. */
  product_id: number | null;
  order_id: number | null;
  subject: string;
  text: string;
}

/** Draft that survives a reload and an expired session. */
export type TicketFormDraft = FormDraft<TicketFormValues>;

export interface TicketFormOptions extends KeptFormOptions<TicketFormValues> {
  /** Initial values from the URL. A draft overrides them. */
  initial: Pick<TicketFormValues, "category" | "order_id"> &
    Partial<Pick<TicketFormValues, "tenant_id" | "product_id" | "subject">>;
  /** Sends the request. Resolves to nothing on success, or to the backend's refusal. */
  onCreate: (body: CreateTicketBody) => Promise<CallOutcome>;
}

/** State of the request form: fields, files, draft and submission. */
export function useTicketForm({ upload, draft, onDraftChange, initial, onCreate }: TicketFormOptions) {
  const { t } = useTranslation("support");
  const done = useDoneToast();
  const evidence = useEvidenceUpload({ upload, required: "none" });
  const form = useServerForm<TicketFormValues, TicketFormData>(send, {
    schema: ticketFormSchema,
    defaultValues: { tenant_id: null, product_id: null, subject: "", text: "", ...initial, ...draft?.values },
  });
  const values = useWatch({ control: form.control }) as TicketFormValues;
  const restored = useKeptForm({ draft, onDraftChange, values, evidence });

  async function send(data: TicketFormData): Promise<CallOutcome> {
    const files = await evidence.uploadAll();
    if (files === null) return null;
    const sent = t(data.tenant_id === null ? "request.sent" : "shop.ask.sent");
    const refusal = await done(onCreate({ ...data, ...files }), sent);
    evidence.refuse(refusal?.data?.errors.find(({ field }) => /^(images|videos)/.test(field))?.message);
    return refusal;
  }
  return { form, values, evidence, restored };
}
