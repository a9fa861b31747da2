import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space, weight } from "../../foundations/index.ts";
import { productTile } from "../product-tile.ts";

/** One styled root for the whole card, since a grid renders forty of them. */
export const Root = styled.article`
  ${productTile}
  ${mixins.flex(1)}
  flex-direction: column;
  min-width: 0;
  padding-bottom: ${space[3]};

  > :not(:first-child) {
    margin-inline: ${space[3]};
  }
  > div {
    position: relative;
    margin-bottom: ${space[2]};
    overflow: hidden;
  }
  > div img {
    transition: scale ${motion.travel};
  }
  > div > strong {
    position: absolute;
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    padding: ${space[1]} ${space[4]};
    border-radius: ${radius.full};
    background: ${color.ink};
    ${mixins.textStyle("small", { weight: "semibold", color: "inkInverse" })}
    white-space: nowrap;
  }
  > div > i {
    position: absolute;
    inset: auto auto ${space[2]} ${space[2]};
    ${mixins.row("2px")}
    padding: 1px ${space[2]} 1px 5px;
    border-radius: ${radius.full};
    background: ${color.sale};
    ${mixins.textStyle("caption", { weight: "semibold", color: "saleInk" })}
  }
  > div > [data-price-drop] {
    max-width: calc(100% - 44px - ${space[3]});
    overflow-wrap: normal;
  }
  /* Above the link that covers the card. */
  > div > [data-wish] {
    position: absolute;
    z-index: 1;
    inset: ${space[1]} ${space[1]} auto auto;
  }
  > p {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > [data-facts] {
    ${mixins.wrappedRow("2px", 2)}
  }
  > [data-facts]:empty {
    display: none;
  }
  > [data-facts] > i {
    ${mixins.inlineRow(1)}
  }
  /* One line each: side by side, both would be cut off on a phone. */
  > [data-from] {
    ${mixins.grid(0, 1)}
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    margin-top: auto;
  }
  > [data-from] > :is(span, b) {
    ${mixins.oneLine}
    grid-column: 2;
  }
  > p > :is(i, b) {
    color: ${color.success};
    font-weight: ${weight.medium};
  }
  &[data-sold-out] > :not(div) {
    color: ${color.inkMuted};
  }
  ${media.hover} {
    &:hover > div img {
      scale: 1.04;
    }
  }
`;
