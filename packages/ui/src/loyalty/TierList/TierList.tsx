import { DONG_PER_POINT, IDENTITY_EFFECTS, memberTiers, type MemberTierRule } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Card } from "../../primitives/index.ts";

export interface TierListProps {
  /** The customer's tier; none before joining. */
  current?: MemberTierRule["tier"] | undefined;
}

const verifiedTiers: readonly MemberTierRule["tier"][] = IDENTITY_EFFECTS.tiers;

/** Membership tiers with the points they require and the equivalent spending. Spec §9, loyalty. */
export function TierList({ current }: TierListProps) {
  const { t } = useTranslation("loyalty");
  const { dong, integer } = useFormat();
  return (
    <Card title={t("membership.ladder.title")}>
      {current === undefined && <p data-muted>{t("membership.rule", { amount: dong(DONG_PER_POINT) })}</p>}
      <Tiers>
        {memberTiers.map(({ tier, from }) => (
          <li key={tier} aria-current={tier === current || undefined}>
            <strong>{t(`membership.tiers.${tier}`)}</strong>
            <div>
              {from === 0
                ? t("membership.ladder.from_start")
                : t("membership.ladder.from", { points: integer(from), amount: dong(from * DONG_PER_POINT) })}
              {verifiedTiers.includes(tier) && <p data-muted>{t("membership.ladder.verified")}</p>}
            </div>
          </li>
        ))}
      </Tiers>
    </Card>
  );
}

const Tiers = styled.ol`
  > li {
    ${mixins.wrap(1, 3)}
    padding: ${space[3]} 0;
  }
  > li > strong {
    flex: 0 0 6rem;
  }
  > li > div {
    flex: 1 1 9rem;
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  > li[aria-current] > strong {
    color: ${color.brand};
  }
`;
