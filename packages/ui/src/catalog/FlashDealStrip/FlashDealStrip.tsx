import type { FlashDeals } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Zap } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, radius, space } from "../../foundations/index.ts";
import { Carousel, Countdown } from "../../primitives/index.ts";
import { Shelf } from "../Shelf/Shelf.tsx";
import { DealCard } from "./DealCard.tsx";

export interface FlashDealStripProps {
  /** The current deals, the first to end in front, and the server's time. */
  deals: FlashDeals;
  /** URL of a product with the deal's variant selected. */
  productHref: (id: number, variantId: number) => string;
  /** The first deal ended, so the deals should be refetched. */
  onEnd?: () => void;
}

/** The current deals, with the time left for the first of them. Renders nothing if there are none. */
export function FlashDealStrip({ deals, productHref, onEnd }: FlashDealStripProps) {
  const { t } = useTranslation("catalog");
  const [first] = deals.items;
  if (first === undefined) return null;
  return (
    <Root>
      <Shelf
        title={t("home.deals")}
        aside={
          <div data-clock>
            <Zap aria-hidden size={18} fill="currentcolor" />
            <span aria-hidden>{t("deal.ends_in")}</span>
            <Countdown endsAt={first.ends_at} now={deals.now} label={t("deal.ends_in")} onEnd={onEnd} />
          </div>
        }
      >
        <Carousel label={t("home.deals")} slideWidth="clamp(9.5rem, 42%, 11.875rem)">
          {deals.items.map((deal) => (
            <DealCard key={deal.id} deal={deal} href={productHref(deal.product.id, deal.variant_id)} />
          ))}
        </Carousel>
      </Shelf>
    </Root>
  );
}

const Root = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.saleSoft};

  > div > [data-head] > div > h2 {
    color: ${color.saleSoftInk};
  }
  [data-clock] {
    ${mixins.row(2)}
    ${mixins.textStyle("small", { color: "saleSoftInk" })}
  }
  ${media.belowMedium} {
    [data-clock] > svg {
      display: none;
    }
  }
  ${media.medium} {
    padding: ${space[5]} ${space[6]} ${space[6]};
  }
`;
