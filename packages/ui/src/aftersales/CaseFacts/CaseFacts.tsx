import { partyLabel, type AttachmentCreator } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, media, space, text, weight } from "../../foundations/index.ts";
import { Time } from "../../primitives/index.ts";

export interface CaseFactsProps {
  /** Names the party: the one who complains, asks, or cancels. */
  kind: "complaint" | "return" | "refund" | "cancel";
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
    <Root>
      <div>
        <dt>{t(`case.party_${kind}`)}</dt>
        <dd>{t(partyLabel(party))}</dd>
      </div>
      <div>
        <dt>{t("case.created")}</dt>
        <dd>
          <Time dateTime={createdAt} />
        </dd>
      </div>
      {reason?.trim() && (
        <div>
          <dt>{t("case.reason")}</dt>
          <dd dir="auto">{reason}</dd>
        </div>
      )}
      {note?.trim() && (
        <div data-wide>
          <dt>{t("case.note")}</dt>
          <dd dir="auto">{note}</dd>
        </div>
      )}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  gap: ${space[3]} ${space[6]};
  font: ${text.small};

  dt {
    color: ${color.inkMuted};
  }
  dd {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-wide] > dd {
    font-weight: ${weight.regular};
  }
  ${media.small} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
