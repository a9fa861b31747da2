import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, layer, media, radius, shadow, size, space, text, weight } from "../../foundations/index.ts";
import { Button } from "../../primitives/index.ts";

export interface PlaceOrderBarProps {
  /** Dong. */
  total: number;
  /** Newer totals are being loaded. */
  totalBusy?: boolean;
  /** The order is being placed. */
  placing: boolean;
  /** What is in the way, or went wrong with the order as a whole. */
  message?: string | undefined;
  /** May return a promise: it cannot be pressed again until it settles. */
  onPlaceOrder: () => unknown;
}

/** The total and the button, at the foot of a phone, at the end of the column on a desktop. */
export function PlaceOrderBar({ total, totalBusy, placing, message, onPlaceOrder }: PlaceOrderBarProps) {
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  return (
    <Root>
      <div role="alert" data-place="order" tabIndex={-1}>
        {message}
      </div>
      <p aria-busy={totalBusy || undefined}>
        <span>{t("summary.total")}</span>
        <strong>{dong(total)}</strong>
      </p>
      <Button size="large" busy={placing} onClick={onPlaceOrder}>
        {t("place.button")}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  min-height: ${size.bottomBar};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.surfaceRaised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.mid};

  > [role="alert"] {
    flex-basis: 100%;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.small};
    background: ${color.dangerSoft};
    color: ${color.dangerSoftInk};
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  > [role="alert"]:empty {
    position: absolute;
    padding: 0;
  }
  > p {
    flex: 1 1 8rem;
    min-width: 0;
    display: grid;
    font: ${text.caption};
    color: ${color.inkMuted};
  }
  > p > strong {
    color: ${color.brand};
    font: ${text.lead};
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > p[aria-busy] > strong {
    color: ${color.inkMuted};
  }
  > button {
    flex: 1 0 9rem;
  }

  ${media.large} {
    position: static;
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;

    > p {
      display: none;
    }
    > button {
      width: 100%;
    }
  }
`;
