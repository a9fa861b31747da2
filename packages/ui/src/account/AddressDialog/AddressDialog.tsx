import { type AddressFormData, AddressType } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useId, useState } from "react";
import { lazyPart } from "../../lazy-part/index.ts";
import { Button, Dialog, Loading } from "../../primitives/index.ts";
import type { AddressFormProps } from "../AddressForm/AddressForm.tsx";
import { type AddressTask, useAddressDraft } from "./use-address-task.ts";

/** Loaded when the dialog first opens, so that a page with addresses does not load the form library. */
const AddressForm = lazyPart(
  () => import("../AddressForm/AddressForm.tsx").then((module) => module.AddressForm),
  { fallback: <LoadingForm /> },
);

export interface AddressDialogProps extends Pick<AddressFormProps, "places" | "onSubmit"> {
  /** Null while the dialog is closed. */
  task: AddressTask | null;
  /** Whether a new address is the customer's first, and so always the default. */
  first: boolean;
  /** Called after saving and on closing without saving. */
  onClose: () => void;
}

/** The address form in a dialog. It stays open until the address is saved or discarded; Esc, Back and a press outside ask before losing input. */
export function AddressDialog(props: AddressDialogProps) {
  const { task, places, first, onSubmit, onClose } = props;
  const { t } = useTranslation("account");
  const { draft, onDraftChange } = useAddressDraft();
  const id = useId();
  const [saving, setSaving] = useState(false);
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
    setAsking(false);
    onClose();
    onDraftChange(null);
  }
  function close() {
    if (draft) setAsking(true);
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
        draft={draft?.values}
        onDraftChange={(values) => onDraftChange(values && { id: address?.id ?? null, values })}
      />
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          size="small"
          title={t("address.leave_title")}
          leaveLabel={t("address.stay")}
          actions={
            <Button tone="danger" onClick={leave}>
              {t("address.leave")}
            </Button>
          }
        >
          <p>{t("address.leave_text")}</p>
        </Dialog>
      )}
    </Dialog>
  );
}

function LoadingForm() {
  const { t } = useTranslation("account");
  return <Loading label={t("address.form.loading")} fields={6} />;
}
