import { evidenceBySide } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AttachmentGrid, type AttachmentGridProps } from "./AttachmentGrid.tsx";

export interface EvidenceGalleryProps extends Pick<AttachmentGridProps, "onDownload"> {
  /** Attachments of all parties; only those of `side` are shown. */
  attachments: AttachmentGridProps["attachments"];
  /** Shows the attachments created by the customer or by the shop. Those created by the system are never shown. Spec §6. */
  side: "customer" | "tenant";
}

/** Pictures and videos of one side. A press opens them in a lightbox. Spec §2, complaint detail. */
export function EvidenceGallery({ attachments, side, onDownload }: EvidenceGalleryProps) {
  const { t } = useTranslation("aftersales");
  const shown = evidenceBySide(attachments)[side];
  return <AttachmentGrid label={t(`gallery.${side}`)} attachments={shown} onDownload={onDownload} />;
}
