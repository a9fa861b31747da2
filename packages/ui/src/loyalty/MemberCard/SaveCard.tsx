import type { MemberCard } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Download } from "lucide-react";
import { Button, useToast } from "../../primitives/index.ts";
import { cardDrawing } from "./card-drawing.ts";
import { pictureOf } from "./picture-of.ts";

export interface SaveCardProps {
  /** What is saved. */
  card: Pick<MemberCard, "number" | "tier">;
  /** Whose it is. */
  holder: string;
  /** Puts the picture among the device's files. */
  onSave: (picture: Blob) => void;
}

/** Saves the card with its codes as a picture: for a till without a network. */
export function SaveCard({ card: { number, tier }, holder, onSave }: SaveCardProps) {
  const { t } = useTranslation("loyalty");
  const toast = useToast();
  async function save() {
    const face = { title: t("membership.card"), tier: t(`membership.tiers.${tier}`), holder, number };
    try {
      onSave(await pictureOf(cardDrawing(face)));
      toast.show({ tone: "success", title: t("membership.saved") });
    } catch {
      toast.show({ tone: "danger", title: t("membership.not_saved") });
    }
  }
  return (
    <Button tone="soft" wide icon={<Download aria-hidden />} onClick={save}>
      {t("membership.save")}
    </Button>
  );
}
