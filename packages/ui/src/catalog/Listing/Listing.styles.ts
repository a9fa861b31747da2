import { styled } from "styled-components";
import { color, media, mixins, size, space } from "../../foundations/index.ts";

/** Facets beside the products from 1024 px; below that they show only when the address names them. */
export const Root = styled.div`
  > aside {
    display: none;
  }
  > aside:target {
    display: block;
    margin-bottom: ${space[6]};
  }
  > [data-results] {
    scroll-margin-top: calc(${size.header} + ${space[2]});
    ${mixins.stack(4)}
    align-content: start;
    min-width: 0;
  }
  ${media.large} {
    ${mixins.grid(6)}
    grid-template-columns: 248px minmax(0, 1fr);
    align-items: start;

    > aside {
      ${mixins.card}
      position: sticky;
      top: calc(${size.header} + ${space[4]});
      display: block;
      max-height: calc(100dvh - ${size.header} - ${space[8]});
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      padding: ${space[4]} ${space[4]} 0;
    }
    /* Fades what does not fit, so that it reads as "there is more"; the bottom margin of what does. */
    > aside::after {
      content: "";
      position: sticky;
      bottom: 0;
      display: block;
      height: ${space[8]};
      background: linear-gradient(transparent, ${color.surfaceRaised});
      pointer-events: none;
    }
    > aside:target {
      margin: 0;
    }
  }
`;
