import { color, css, layer, media, mixins, shadow, size, space } from "../foundations/index.ts";

/** The layout of the cart and checkout pages: from 1024 px goods beside their summary, on a phone above it. */
export const sumPage = css`
  > h1 {
    margin-bottom: ${space[4]};
  }
  :is([data-columns], [data-main], aside) {
    ${mixins.stack(3)}
    align-content: start;
  }
  ${media.large} {
    padding-bottom: 0;

    [data-columns] {
      grid-template-columns: minmax(0, 1fr) 360px;
      align-items: start;
      gap: ${space[6]};
      min-height: 27.5rem; /* A summary with two coupons. */
    }
    aside {
      position: sticky;
      top: calc(${size.header} + ${space[10]} + ${space[6]});
    }
  }
`;

/** The total with its button: at the bottom of the screen on a phone, in the flow of a low window, at the end of the column from 1024 px. */
export const sumBar = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  min-height: ${size.bottomBar};
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  background: ${color.surfaceRaised};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow.mid};

  > [data-total] {
    flex: 1 0 auto;
    display: grid;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  > [data-total] > strong {
    ${mixins.textStyle("lead", { weight: "bold", color: "brand" })}
  }
  > [data-total][aria-busy] > strong {
    color: ${color.inkMuted};
  }
  ${media.low} {
    position: static;
  }
  ${media.large} {
    position: static;
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;

    > [data-total] {
      display: none;
    }
    > button {
      width: 100%;
    }
  }
`;
