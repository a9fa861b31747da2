import { css, mixins, space } from "../foundations/index.ts";

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
  [data-size] {
    column-gap: ${space[1]};
  }
  /* The price has its own line, so that cards in a row compare at a glance. */
  [data-size] > span {
    flex-basis: 100%;
  }
  /* An eleven-digit price fits the narrowest card; with larger text it wraps instead of overflowing. */
  [data-size] > :is(span, s) {
    white-space: normal;
  }
  [data-long] > :is(span, s) {
    font-size: 0.6875em;
  }
  > [data-price-drop],
  > div > [data-price-drop] {
    position: absolute;
    inset: ${space[2]} auto auto ${space[2]};
    max-width: calc(100% - ${space[4]});
  }
  &[data-sold-out] img {
    filter: grayscale(0.7);
    opacity: 0.6;
  }
`;
