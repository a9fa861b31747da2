import { useTranslation } from "@sen/i18n";
import { Trash2 } from "lucide-react";
import { Button, Checkbox, Notice } from "../../primitives/index.ts";
import type { useCartTicks } from "./use-cart-ticks.ts";

interface CartToolbarProps {
  ticks: ReturnType<typeof useCartTicks>;
  onRemoveChosen: () => void;
}

/** Selects everything that can be bought (up to the limit of one payment), and removes the selected lines. */
export function CartToolbar({ ticks, onRemoveChosen }: CartToolbarProps) {
  const { t } = useTranslation("cart");
  const { buyable, chosen } = ticks;
  const all = buyable.length > 0 && chosen.length === buyable.length;
  return (
    <>
      <div data-toolbar>
        <Checkbox
          label={t("select_all", { count: buyable.length })}
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          disabled={buyable.length === 0}
          onChange={ticks.toggleAll}
        />
        <Button
          tone="quiet"
          size="small"
          icon={<Trash2 aria-hidden />}
          disabled={chosen.length === 0}
          onClick={onRemoveChosen}
        >
          {t("remove_selected")}
        </Button>
      </div>
      {ticks.refusedAt === "all" && (
        <Notice tone="warning" urgent>
          {ticks.limitText}
        </Notice>
      )}
    </>
  );
}
