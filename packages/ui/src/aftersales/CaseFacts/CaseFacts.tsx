import { partyLabel, type AttachmentCreator } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Time } from "../../primitives/index.ts";
import { Fact, FactList } from "../CasePage/index.ts";

export interface CaseFactsProps {
  /** The kind of case, which decides what the party is called. */
  kind: "complaint" | "return" | "parcel";
  /** The party that opened the case. */
  party: AttachmentCreator;
  /** As the server sends it, in the customer's language. Left out if empty or null. */
  reason: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The party's own words; null if there are none. */
  note?: string | null;
}

/** Who opened a case, why and when. Spec §2, complaint detail. */
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
