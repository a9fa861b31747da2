import type { VatInvoice } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ReceiptText } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { Button } from "../../primitives/index.ts";

/** Loaded on demand, since it brings the form libraries. */
const VatDialog = lazyDialog(() => import("../VatDialog/VatDialog.tsx").then((module) => module.VatDialog));

export interface VatSectionProps {
  /** The details entered so far; null if no invoice is wanted. */
  value: VatInvoice | null;
  /** Called with the new details; null if no invoice is wanted. */
  onChange: (details: VatInvoice | null) => void;
}

/** Offers an optional VAT invoice. */
export function VatSection({ value, onChange }: VatSectionProps) {
  const { t } = useTranslation("checkout");
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function remove() {
    onChange(null);
    opener.current?.focus();
  }
  return (
    <Root>
      <ReceiptText aria-hidden strokeWidth={1.75} />
      {value === null ? (
        <p>{t("vat.offer")}</p>
      ) : (
        <address>
          <strong>{value.company_name}</strong>
          <span>{t("vat.tax_code_of", { code: value.tax_code })}</span>
          <span>{value.company_address}</span>
          <span>{value.email}</span>
        </address>
      )}
      <div>
        <Button
          ref={opener}
          tone="quiet"
          size="small"
          aria-label={value === null ? undefined : t("vat.edit_label")}
          onClick={() => setOpen(true)}
        >
          {t(value === null ? "vat.add" : "vat.edit")}
        </Button>
        {value !== null && (
          <Button tone="quiet" size="small" aria-label={t("vat.remove_label")} onClick={remove}>
            {t("vat.remove")}
          </Button>
        )}
      </div>
      {open && (
        <VatDialog
          value={value}
          onClose={() => setOpen(false)}
          onSubmit={(details) => {
            onChange(details);
            return Promise.resolve(null);
          }}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrappedRow(2, 3)}

  > svg {
    color: ${color.inkMuted};
  }
  > :is(p, address) {
    flex: 1 1 7rem;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > address {
    display: grid;
    flex-basis: 11rem;
  }
  > address > strong {
    color: ${color.ink};
  }
  > div {
    margin-left: auto;
    margin-right: calc(-1 * ${space[3]});
  }
`;
