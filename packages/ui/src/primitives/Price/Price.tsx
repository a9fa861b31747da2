import { discountPercent, struckThroughPrice } from "@sen/domain";
import { useFormat } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface PriceProps extends RootProps<"span"> {
  /** What is paid, in dong. */
  amount: number;
  /** The price before the discount, in dong; shown, struck through, only when `amount` is lower. Spec §1. */
  original?: number | null;
  /** Before an amount to begin from: "Từ". */
  from?: string | undefined;
  /** Also shows by how much it is lower, as −%. */
  showDiscount?: boolean;
  /** Small in lines of a list, large on the product's own page. @default "medium" */
  size?: "small" | "medium" | "large";
}

/** A price, with the price it was when that was higher. */
export function Price({ amount, original, from, showDiscount, size = "medium", ...root }: PriceProps) {
  const { dong, words } = useFormat();
  const lowered = struckThroughPrice(original, amount);
  const percent = lowered === null ? 0 : discountPercent(lowered, amount);
  return (
    <Root {...root} data-size={size} data-lowered={lowered === null ? undefined : ""}>
      <span>
        <b>{words.price} </b>
        {from !== undefined && <small>{from} </small>}
        {dong(amount)}
      </span>
      {lowered !== null && (
        <s>
          <b>{words.original} </b>
          {dong(lowered)}
        </s>
      )}
      {showDiscount && percent > 0 && <i>−{percent}%</i>}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};

  > span {
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  > span > small {
    font-size: 0.75em;
  }
  &[data-lowered] > span {
    color: ${color.sale};
  }
  > s {
    color: ${color.inkMuted};
    font-size: 0.8125em;
    white-space: nowrap;
  }
  > i {
    align-self: center;
    padding: 0 ${space[1]};
    border-radius: ${radius.small};
    ${mixins.tint("sale")}
    font-size: 0.75em;
    font-weight: ${weight.semibold};
  }
  b {
    ${mixins.hiddenVisually}
  }
  &[data-size="small"] {
    font-size: 0.875em;
  }
  &[data-size="large"] {
    font-size: 1.625em;
  }
  &[data-size="large"] > s {
    font-size: 0.5625em;
  }
  &[data-size="large"] > i {
    font-size: 0.5em;
    padding: ${space[1]} ${space[2]};
  }
`;
