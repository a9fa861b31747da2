import type { CartLine } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Heart } from "lucide-react";
import { use } from "react";
import { WishesContext } from "../../catalog/wishes.ts";
import { IconButton } from "../../primitives/index.ts";
import { useToast } from "../../primitives/Toast/toast-store.ts";

export interface SaveForLaterProps {
  /** What is moved. */
  line: CartLine;
  /** The line is being taken out: pressing does nothing. */
  leaving: boolean;
  /** Takes the line out. */
  onRemove: () => void;
}

/** Moves a line from the cart to the wish list: it is taken out once the list has it. Nothing without a `WishesContext`. */
export function SaveForLater({ line, leaving, onRemove }: SaveForLaterProps) {
  const { t } = useTranslation("cart");
  const toast = useToast();
  const wishes = use(WishesContext);
  if (!wishes) return null;
  const { product_id: id, product_name: name, price_after_discount } = line;
  async function press(keep: NonNullable<typeof wishes>["keep"]) {
    if (!(await keep({ id, name, price_after_discount }))) return;
    toast.show({ tone: "success", title: t("line.saved_for_later") });
    onRemove();
  }
  return (
    <IconButton
      label={t("line.save_for_later", { name })}
      icon={<Heart aria-hidden size={20} />}
      aria-disabled={leaving}
      onClick={leaving ? undefined : () => void press(wishes.keep)}
    />
  );
}
