import type { Province } from "@sen/api";
import { placeWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { Combobox, useLoaded } from "../../forms/index.ts";
import { Button, Dialog, Requested } from "../../primitives/index.ts";

export interface PlaceDialogProps {
  /** Id of the current province, if any. */
  provinceId: number | null;
  /** Loads the provinces, preferred ones first. Rejects on failure. */
  load: () => Promise<readonly Province[]>;
  /** Called with the chosen province. */
  onChoose: (province: Province) => void;
  /** Called to close the dialog. */
  onClose: () => void;
}

/** Asks for the province to deliver to, which decides fee and date. */
export function PlaceDialog({ provinceId, load, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation("product");
  const request = useLoaded(load);
  const [id, setId] = useState(provinceId);
  const provinces = request.state === "ready" ? request.value : [];
  const chosen = provinces.find(({ province_id }) => province_id === id);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t("delivery.pick_label")}
      actions={
        <Button
          disabled={!chosen}
          onClick={() => {
            if (!chosen) return;
            onChoose(chosen);
            onClose();
          }}
        >
          {t("delivery.pick")}
        </Button>
      }
    >
      <Requested
        request={request}
        loading={t("delivery.loading")}
        boxes={["72px"]}
        failed={t("delivery.places_failed")}
      >
        {() => (
          <Combobox
            label={t("delivery.province")}
            placeholder={t("delivery.province_placeholder")}
            choices={provinces}
            keyOf={({ province_id }) => String(province_id)}
            nameOf={({ name }) => name}
            wordsOf={placeWords}
            value={String(id ?? "")}
            onChange={({ province_id }) => setId(province_id)}
          />
        )}
      </Requested>
    </Dialog>
  );
}
