import type { Address } from "@sen/api";
import { type AddressFormData, AddressType } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useId, useState } from "react";
import { lazyPart } from "../../lazy-part/index.ts";
import { Button, Dialog, Loading } from "../../primitives/index.ts";
import type { AddressFormProps } from "../AddressForm/AddressForm.tsx";

/** Loaded when the dialog first opens, so that a page with addresses does not load the form library. */
const AddressForm = lazyPart(
  () => import("../AddressForm/AddressForm.tsx").then((module) => module.AddressForm),
  { fallback: <LoadingForm /> },
);

/** What the dialog does: add a new address or edit one. */
export type AddressTask = { kind: "add" } | { kind: "edit"; address: Address };

export interface AddressDialogProps extends Omit<AddressFormProps, "id" | "address" | "alwaysDefault"> {
  /** Null while the dialog is closed. */
  task: AddressTask | null;
  /** Whether a new address is the customer's first, and so always the default. */
  first: boolean;
  /** Called after saving and on closing without saving. */
  onClose: () => void;
}

/** The address form in a dialog. It stays open until the address is saved or discarded; Esc, Back and a press outside ask before losing input. */
export function AddressDialog(props: AddressDialogProps) {
  const { task, places, first, onSubmit, onClose, draft, onDraftChange } = props;
  const { t } = useTranslation("account");
  const id = useId();
  const [saving, setSaving] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const formLoaded = AddressForm.useLoaded();
  const address = task?.kind === "edit" ? task.address : undefined;

  async function save(data: AddressFormData) {
    setSaving(true);
    try {
      const refusal = await onSubmit(data);
      if (!refusal) leave();
      return refusal;
    } finally {
      setSaving(false);
    }
  }
  function leave() {
    setDirty(false);
    setAsking(false);
    onClose();
  }
  function close() {
    if (saving) return;
    if (dirty) setAsking(true);
    else leave();
  }
  return (
    <Dialog
      open={task !== null}
      onClose={close}
      locked={saving}
      title={t(task?.kind === "edit" ? "address.edit_title" : "address.add_title")}
      // The buttons would do nothing before the form has loaded, so they appear with it.
      leaveLabel={formLoaded ? t("address.form.cancel") : undefined}
      actions={
        formLoaded && (
          <Button type="submit" form={id} busy={saving}>
            {t("address.form.save")}
          </Button>
        )
      }
    >
      <AddressForm
        key={address?.id ?? "new"}
        id={id}
        address={address}
        places={places}
        alwaysDefault={first || address?.type === AddressType.default}
        onSubmit={save}
        draft={draft}
        onDraftChange={(typed) => {
          setDirty(typed !== null);
          onDraftChange?.(typed);
        }}
      />
      {asking && <LeaveDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </Dialog>
  );
}

function LoadingForm() {
  const { t } = useTranslation("account");
  return <Loading label={t("address.form.loading")} fields={6} />;
}

/** Asks before discarding what was typed. */
function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("account");
  return (
    <Dialog
      open
      onClose={onStay}
      size="small"
      title={t("address.leave_title")}
      leaveLabel={t("address.stay")}
      actions={
        <Button tone="danger" onClick={onLeave}>
          {t("address.leave")}
        </Button>
      }
    >
      <p>{t("address.leave_text")}</p>
    </Dialog>
  );
}
