import { styled } from "styled-components";
import { color, layout, media, plainList, radius, space, text } from "../../foundations/index.ts";

export const Root = styled.div`
  ${layout.stack(4)}
  max-width: 760px;
  margin-inline: auto;

  > header {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    padding-block: ${space[6]} ${space[4]};
    text-align: center;
  }
  > header > div[aria-hidden] {
    ${layout.centered}
    ${layout.square("88px")}
    margin-bottom: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.successSoft};
    color: ${color.successSoftInk};
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
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[3]};
    margin-top: ${space[3]};
  }
`;

/** What can be done, side by side where there is room. */
export const Ways = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space[3]};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
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
