import type { Address } from "@sen/api";
import { type AddressFormData, AddressType } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useId, useState } from "react";
import { lazyPart } from "../../lazy-part/index.ts";
import { Button, Dialog, Loading } from "../../primitives/index.ts";
import type { AddressFormProps } from "../AddressForm/AddressForm.tsx";

/** Loaded when the dialog first opens: a page that shows addresses does not need the form library. */
const AddressForm = lazyPart(
  () => import("../AddressForm/AddressForm.tsx").then((module) => module.AddressForm),
  { fallback: <LoadingForm /> },
);

/** What the dialog is open for: a new address, or one to change. */
export type AddressTask = { kind: "add" } | { kind: "edit"; address: Address };

export interface AddressDialogProps extends Omit<AddressFormProps, "id" | "address" | "alwaysDefault"> {
  /** Null: closed. */
  task: AddressTask | null;
  /** A new address becomes the default whatever is chosen: it is the first. */
  first: boolean;
  /** Saved, or left. */
  onClose: () => void;
}

/** The address form in a dialog. It stays open, with everything typed, until the address is saved or dropped; Esc, Back and a press beside it ask first. */
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
      // A button that saves nothing helps nobody: they are there with the form.
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

/** Asks before what was typed is dropped. */
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
