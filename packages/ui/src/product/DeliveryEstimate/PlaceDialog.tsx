import type { Province } from "@sen/api";
import { placeWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { Combobox, useLoaded } from "../../forms/index.ts";
import { Button, Dialog, Requested } from "../../primitives/index.ts";

export interface PlaceDialogProps {
  /** The province that is chosen now. */
  provinceId: number | null;
  /** Preferred ones first; rejects when they cannot be loaded. */
  load: () => Promise<readonly Province[]>;
  /** One was chosen. */
  onChoose: (province: Province) => void;
  /** It is to be closed. */
  onClose: () => void;
}

/** Where it is to be delivered to: the province decides fee and date. */
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
