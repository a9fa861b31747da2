import { useTranslation } from "@sen/i18n";
import { Download } from "lucide-react";
import { drawnAs } from "../../forms/readable-photo.ts";
import { Button, useToast } from "../../primitives/index.ts";
import { cardDrawing, type Drawing } from "./card-drawing.ts";
import type { MemberCardProps } from "./MemberCard.tsx";

/** Saves the card with its codes as a picture, for use at a checkout without network. */
export function SaveCard({ card, holder, onSave }: Pick<MemberCardProps, "card" | "holder" | "onSave">) {
  const { t } = useTranslation("loyalty");
  const toast = useToast();
  const { number, tier } = card;
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

/** Renders a drawing to PNG, which every phone shows in its gallery. Rejects if the browser cannot draw it. */
async function pictureOf({ svg, width, height }: Drawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const picture = await drawnAs("image/png", image, { width, height });
    if (!picture) throw new Error("The browser made no picture of the drawing.");
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}
