import type { VatInvoice } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { VatForm } from "../../checkout/VatForm/VatForm.tsx";
import type { CallOutcome } from "../../forms/index.ts";
import { Dialog, useToast } from "../../primitives/index.ts";

interface VatDialogProps {
  onRequestVat: (details: VatInvoice) => Promise<CallOutcome>;
  onClose: () => void;
}

/** Whom the VAT invoice of an order is made out to. */
export function VatDialog({ onRequestVat, onClose }: VatDialogProps) {
  const { t } = useTranslation("aftersales");
  const toast = useToast();
  return (
    <Dialog open onClose={onClose} title={t("order_detail.vat_title")}>
      <VatForm
        onCancel={onClose}
        onSubmit={async (details) => {
          const refusal = await onRequestVat(details);
          if (refusal) return refusal;
          toast.show({ tone: "success", title: t("order_detail.vat_done") });
          onClose();
          return null;
        }}
      />
    </Dialog>
  );
}
