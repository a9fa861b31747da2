import { partyLabel, type AttachmentCreator } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Time } from "../../primitives/index.ts";
import { Fact, FactList } from "../CasePage/index.ts";

export interface CaseFactsProps {
  /** Names the party: the one who complains, asks, or cancels. */
  kind: "complaint" | "return" | "parcel" | "refund" | "cancel";
  /** Who raised it. */
  party: AttachmentCreator;
  /** In the customer's language, as the server gives it; empty or null: the line is left out. */
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** In the party's own words; null where there are none. */
  note?: string | null;
}

/** Who raised it, why and when. Spec §2, complaint detail. */
export function CaseFacts({ kind, party, reason, createdAt, note }: CaseFactsProps) {
  const { t } = useTranslation("aftersales");
  return (
    <FactList>
      <Fact label={t(`case.party_${kind}`)}>{t(partyLabel(party))}</Fact>
      <Fact label={t("case.created")}>
        <Time dateTime={createdAt} />
      </Fact>
      <Fact label={t("case.reason")}>{reason?.trim()}</Fact>
      <Fact label={t("case.note")} wide>
        {note?.trim()}
      </Fact>
    </FactList>
  );
}
