import type { MemberCard as Card } from "@sen/api";
import { memberTierOf, memberTiers, nextMemberTier } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, radius, space, text, weight } from "../../foundations/index.ts";
import { lazyPart } from "../../lazy-part/index.ts";
import { Loading, ProgressBar, Skeleton } from "../../primitives/index.ts";
import { inGroups } from "./in-groups.ts";

export interface MemberCardProps {
  /** Number, tier and points of the card. */
  card: Card;
  /** Current points. */
  points: number;
  /** Name of the holder. */
  holder: string;
  /** Saves a picture of the card on the device. */
  onSave: (picture: Blob) => void;
}

const MemberCodes = lazyPart(() => import("./MemberCodes.tsx").then((module) => module.MemberCodes), {
  fallback: <LoadingCodes />,
});

// Loads with the codes rather than on click, so that it works if the network is lost later.
const SaveCard = lazyPart(() => import("./SaveCard.tsx").then((module) => module.SaveCard), {
  fallback: <Skeleton height="44px" />,
  failed: () => null,
});

/** Membership card: holder, tier, points, and the number as text and as scannable codes. */
export function MemberCard({ card, points, holder, onSave }: MemberCardProps) {
  const { t } = useTranslation("loyalty");
  const { integer: count, date } = useFormat();
  const next = nextMemberTier(points);
  const earned = memberTierOf(points, true);
  const from = memberTiers.find(({ tier }) => tier === card.tier)?.from ?? 0;
  const tierName = (tier: Card["tier"]) => t(`membership.tiers.${tier}`);
  return (
    <Root aria-label={t("membership.card")}>
      <div data-face>
        <p data-tier>{tierName(card.tier)}</p>
        <p data-holder>{holder}</p>
        <p data-number>{inGroups(card.number)}</p>
        <p data-since>{t("membership.since", { date: date(card.joined_at) })}</p>
      </div>
      <div data-points>
        <p>
          <strong>{t("membership.points", { count: points, points: count(points) })}</strong>
        </p>
        {earned !== card.tier && <p>{t("membership.verify_for", { tier: tierName(earned) })}</p>}
        {next ? (
          <>
            <ProgressBar value={(points - from) / (next.from - from)} label={t("membership.progress")} />
            <p>
              {t("membership.to_next", {
                count: next.from - points,
                points: count(next.from - points),
                tier: tierName(next.tier),
              })}
            </p>
          </>
        ) : (
          <p>{t("membership.highest")}</p>
        )}
      </div>
      <MemberCodes number={card.number} />
      <p data-hint>{t("membership.scan_hint")}</p>
      <SaveCard card={card} holder={holder} onSave={onSave} />
    </Root>
  );
}

function LoadingCodes() {
  const { t } = useTranslation("loyalty");
  return <Loading label={t("loading")} boxes={["308px"]} />;
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.grid(4)}
  padding: ${space[4]};

  [data-face] {
    ${mixins.grid(1)}
    padding: ${space[5]} ${space[4]};
    border-radius: ${radius.medium};
    ${mixins.brandFill}
  }
  [data-tier] {
    font-weight: ${weight.bold};
  }
  :is([data-holder], [data-number], [data-points] strong) {
    font: ${text.lead};
  }
  [data-number] {
    margin-top: ${space[4]};
  }
  [data-points] {
    ${mixins.grid(2)}
  }
  [data-points] > p:last-child:not(:first-child),
  [data-hint] {
    color: ${color.inkMuted};
  }
  [data-hint] {
    text-align: center;
  }
`;
