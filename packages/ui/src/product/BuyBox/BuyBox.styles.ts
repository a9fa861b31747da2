import { styled } from "styled-components";
import { color, layer, media, mixins, radius, space } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.stack(5)}

  > [data-sold-out] {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.neutralSoft};
    ${mixins.textStyle("small", { color: "neutralSoftInk" })}
  }
`;

/** Fixed to the bottom of the screen on phones, in the flow from 1024 px and in a low window. */
export const Actions = styled.div`
  container-type: inline-size;
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  padding: 6px ${space[4]} max(6px, env(safe-area-inset-bottom));
  box-shadow: 0 -1px ${color.line};
  background: ${color.surfaceRaised};

  > p {
    padding-bottom: ${space[2]};
    ${mixins.textStyle("small", { weight: "medium" })}
    color: var(--tone);
    ${mixins.tones}
  }
  > p:empty {
    position: absolute;
    padding: 0;
  }
  > p > a {
    display: inline-block;
    padding-block: ${space[1]};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  > div {
    ${mixins.flex(3)}
  }
  > div > button[data-size="large"] {
    flex: 1 1 0;
    min-height: 48px;
    padding-inline: ${space[1]};
  }
  /* At 200% text size, one button per line instead of words stacked in a circle. */
  @container (max-width: 14rem) {
    > div {
      flex-direction: column;
      gap: ${space[2]};
    }
    > div > button[data-size="large"] {
      flex: none;
    }
  }
  @media (max-width: 359.98px) {
    > div {
      gap: ${space[2]};
    }
    > div > button[data-size="large"] {
      ${mixins.textStyle("small", { weight: "semibold" })}
    }
  }
  ${media.low} {
    position: static;
  }
  ${media.large} {
    position: static;
    z-index: auto; /* A grid item has one even when it is static. */
    padding: 0;
    box-shadow: none;
    background: none;

    > div > button[data-size="large"] {
      max-width: 260px;
      min-height: 52px;
    }
  }
  ${media.print} {
    display: none;
  }
`;
