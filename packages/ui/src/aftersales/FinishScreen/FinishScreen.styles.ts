import { styled } from "styled-components";
import { color, media, mixins, radius, space, text } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.stack(4)}
  max-width: 760px;
  margin-inline: auto;

  > header {
    ${mixins.grid(2)}
    justify-items: center;
    padding-block: ${space[6]} ${space[4]};
    text-align: center;
  }
  > header > div[aria-hidden] {
    ${mixins.centered}
    ${mixins.square("88px")}
    margin-bottom: ${space[2]};
    border-radius: ${radius.full};
    ${mixins.tint("success")}
  }
  > header > div[aria-hidden] > svg {
    ${mixins.square("44px")}
    stroke-width: 1.5;
  }
  > header > h1 {
    font: ${text.title};
  }
  > header > p {
    max-width: 48ch;
    color: ${color.inkMuted};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > header > p > strong {
    color: ${color.ink};
    font-weight: inherit;
  }
  [data-steps] {
    ${mixins.wrap(3)}
    justify-content: center;
    margin-top: ${space[3]};
  }
`;

/** What can be done, side by side where there is room. */
export const Ways = styled.ul`
  ${mixins.plainList}
  ${mixins.grid(3)}

  > li {
    ${mixins.grid(3)}
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
    font: ${text.small};
  }
  > li > svg {
    color: ${color.brand};
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
