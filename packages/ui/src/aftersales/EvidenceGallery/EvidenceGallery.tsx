import { evidenceBySide } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AttachmentGrid, type AttachmentGridProps } from "./AttachmentGrid.tsx";

export interface EvidenceGalleryProps extends Pick<AttachmentGridProps, "onDownload"> {
  /** Of all parties; only one side's are shown. */
  attachments: AttachmentGridProps["attachments"];
  /** Customer-created shows as the customer's, tenant-created as the shop's, system-created nowhere. Spec §6. */
  side: "customer" | "tenant";
}

/** Pictures and videos of one side; pressed, they open over the whole page. Spec §2, complaint detail. */
export function EvidenceGallery({ attachments, side, onDownload }: EvidenceGalleryProps) {
  const { t } = useTranslation("aftersales");
  const shown = evidenceBySide(attachments)[side];
  return <AttachmentGrid label={t(`gallery.${side}`)} attachments={shown} onDownload={onDownload} />;
}
