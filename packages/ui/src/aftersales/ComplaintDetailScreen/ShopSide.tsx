import { evidenceBySide } from "@sen/domain";
import { CaseSection } from "../CasePage/index.ts";
import { EvidenceGallery } from "../EvidenceGallery/EvidenceGallery.tsx";
import { ProposedSolution } from "../ProposedSolution/ProposedSolution.tsx";
import { ShopReason } from "../ShopReason/ShopReason.tsx";
import type { SideProps } from "./CustomerSide.tsx";

/** What the shop says, shows and proposes; that it has not answered, until it has. Spec §2, complaint detail. */
export function ShopSide({ complaint, onDownload }: SideProps) {
  const { complaint_feedback: answer, cs_attachments } = complaint;
  const shows = evidenceBySide(cs_attachments).tenant.length > 0;
  return (
    <CaseSection>
      <ShopReason reason={answer?.reason ?? null} answeredAt={answer?.created_at ?? null}>
        {shows && <EvidenceGallery attachments={cs_attachments} side="tenant" onDownload={onDownload} />}
      </ShopReason>
      {answer && <ProposedSolution solution={answer.solution} heading="h3" />}
    </CaseSection>
  );
}
