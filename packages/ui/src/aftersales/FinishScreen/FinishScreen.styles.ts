import { styled } from "styled-components";
import { color, layout, media, plainList, radius, space, text, tint } from "../../foundations/index.ts";

export const Root = styled.div`
  ${layout.stack(4)}
  max-width: 760px;
  margin-inline: auto;

  > header {
    ${layout.grid(2)}
    justify-items: center;
    padding-block: ${space[6]} ${space[4]};
    text-align: center;
  }
  > header > div[aria-hidden] {
    ${layout.centered}
    ${layout.square("88px")}
    margin-bottom: ${space[2]};
    border-radius: ${radius.full};
    ${tint("success")}
  }
  > header > div[aria-hidden] > svg {
    ${layout.square("44px")}
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
    ${layout.wrap(3)}
    justify-content: center;
    margin-top: ${space[3]};
  }
`;

/** What can be done, side by side where there is room. */
export const Ways = styled.ul`
  ${plainList}
  ${layout.grid(3)}

  > li {
    ${layout.grid(3)}
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
