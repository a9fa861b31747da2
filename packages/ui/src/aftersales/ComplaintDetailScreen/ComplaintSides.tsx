import type { ComplaintDetail } from "@sen/api";
import { evidenceBySide } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Card, Time } from "../../primitives/index.ts";
import { CaseFacts } from "../CaseFacts/CaseFacts.tsx";
import { Fact, FactList } from "../CasePage/index.ts";
import { EvidenceGallery, type EvidenceGalleryProps } from "../EvidenceGallery/EvidenceGallery.tsx";
import { ProposedSolution } from "../ProposedSolution/ProposedSolution.tsx";

interface SideProps extends Pick<EvidenceGalleryProps, "onDownload"> {
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

/** The shop's reason, evidence and proposed solution; says so if the shop has not answered. Spec §2, complaint detail. */
export function ShopSide({ complaint, onDownload }: SideProps) {
  const { t } = useTranslation("aftersales");
  const { complaint_feedback: answer, cs_attachments } = complaint;
  const reason = answer?.reason?.trim();
  return (
    <Card>
      <Answer>
        <div>
          <h2 data-small>{t("shop_reason.title")}</h2>
          {answer && <Time dateTime={answer.created_at} data-muted />}
        </div>
        {reason && <blockquote dir="auto">{reason}</blockquote>}
        {!answer && <p data-muted>{t("shop_reason.none")}</p>}
        {evidenceBySide(cs_attachments).tenant.length > 0 && (
          <EvidenceGallery attachments={cs_attachments} side="tenant" onDownload={onDownload} />
        )}
      </Answer>
      {answer && <ProposedSolution solution={answer.solution} heading="h3" />}
    </Card>
  );
}

const Answer = styled.section`
  ${mixins.grid(3)}

  > div:first-child {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.line};
    white-space: pre-line;
  }
`;
