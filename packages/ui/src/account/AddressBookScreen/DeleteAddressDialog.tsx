import type { Address } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { FailureNotice, useCall, type CallOutcome } from "../../forms/index.ts";
import { Button, Dialog } from "../../primitives/index.ts";

export interface DeleteAddressDialogProps {
  /** Null: closed. */
  address: Address | null;
  /** Deletes the address. */
  onDelete: (address: Address) => Promise<CallOutcome>;
  /** Deleted. */
  onDone: () => void;
  /** It is to be closed. */
  onClose: () => void;
}

/** Asks once, naming the address that goes. */
export function DeleteAddressDialog({ address, onDelete, onDone, onClose }: DeleteAddressDialogProps) {
  const { t } = useTranslation("account");
  const { run, busy, failure, reset } = useCall(onDelete);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={address !== null}
      onClose={close}
      locked={busy}
      size="small"
      title={t("address.delete_title")}
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={close}>
            {t("address.keep")}
          </Button>
          <Button
            tone="danger"
            busy={busy}
            onClick={async () => {
              if (address && (await run(address)) === "done") onDone();
            }}
          >
            {t("address.delete")}
          </Button>
        </>
      }
    >
      {address && (
        <Body>
          <p>{t("address.delete_text", { name: address.contact_name, address: address.full_address })}</p>
          <FailureNotice failure={failure} title={t("address.not_deleted")} />
        </Body>
      )}
    </Dialog>
  );
}

const Body = styled.div`
  ${mixins.grid(4)}
  overflow-wrap: anywhere;
`;
