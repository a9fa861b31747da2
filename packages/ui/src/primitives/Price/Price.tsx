import { discountPercent, struckThroughPrice } from "@sen/domain";
import { useFormat } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface PriceProps extends RootProps<"span"> {
  /** Price to pay, in dong. */
  amount: number;
  /** Price before the discount, in dong. Shown struck through, and only if `amount` is lower. Spec §1. */
  original?: number | null;
  /** Prefix for a starting price: "Từ". */
  from?: string | undefined;
  /** Also shows the discount, as −%. */
  showDiscount?: boolean;
  /** Small in list lines, large on the product page. @default "medium" */
  size?: "small" | "medium" | "large";
}

/** A price, with the original price if that was higher. */
export function Price({ amount, original, from, showDiscount, size = "medium", ...root }: PriceProps) {
  const { dong, words } = useFormat();
  const lowered = struckThroughPrice(original, amount);
  const percent = lowered === null ? 0 : discountPercent(lowered, amount);
  return (
    <Root {...root} data-size={size} data-long={amount >= 1_000_000_000 || undefined}>
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
  &:has(> s) > span {
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
