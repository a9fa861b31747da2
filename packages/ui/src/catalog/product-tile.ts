import { css, mixins } from "../foundations/index.ts";

/** Styles shared by product and deal cards: a link that covers the card, the name and the price. */
export const productTile = css`
  ${mixins.linkCard}
  height: 100%;
  overflow: clip;

  :is(h2, h3, h4) {
    ${mixins.twoLines}
    min-height: 3em;
    ${mixins.textStyle("small", { weight: "medium" })}
    text-wrap: initial;
  }
  /* The price has its own line, so that cards in a row compare at a glance. */
  [data-size] > span {
    flex-basis: 100%;
  }
  /* An eleven-digit price wraps instead of overflowing the narrowest card. */
  [data-size] > :is(span, s) {
    white-space: normal;
  }
  &[data-sold-out] img {
    filter: grayscale(0.7);
    opacity: 0.6;
  }
`;
