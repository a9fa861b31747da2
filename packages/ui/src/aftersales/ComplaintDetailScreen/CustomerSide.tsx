import type { ComplaintDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Card } from "../../primitives/index.ts";
import { CaseFacts } from "../CaseFacts/CaseFacts.tsx";
import { Fact, FactList } from "../CasePage/index.ts";
import { EvidenceGallery, type EvidenceGalleryProps } from "../EvidenceGallery/EvidenceGallery.tsx";

export interface SideProps extends Pick<EvidenceGalleryProps, "onDownload"> {
  /** The complaint as the server sent it. */
  complaint: ComplaintDetail;
}

/** Who complains, why and when, with the customer's evidence. Spec §2, complaint detail. */
export function CustomerSide({ complaint, onDownload }: SideProps) {
  const { t } = useTranslation("aftersales");
  const { customer_note } = complaint;
  return (
    <Card title={t("complaint_detail.customer_side")}>
      <CaseFacts
        kind="complaint"
        party={complaint.creator_type}
        reason={complaint.reason_text}
        createdAt={complaint.created_at}
        note={customer_note.description}
      />
      <EvidenceGallery attachments={complaint.cs_attachments} side="customer" onDownload={onDownload} />
      {customer_note.evidence_note?.trim() && (
        <FactList>
          <Fact label={t("complaint_detail.evidence_note")} wide>
            {customer_note.evidence_note}
          </Fact>
        </FactList>
      )}
    </Card>
  );
}
