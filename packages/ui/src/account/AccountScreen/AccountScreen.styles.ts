import { styled } from "styled-components";
import { card, color, media, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > header {
    ${card}
    padding: ${space[4]};
  }
  > [data-cards] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  > [data-cards] > a {
    ${card}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[4]};
    color: ${color.ink};
  }
  > [data-cards] > a > svg {
    color: ${color.inkMuted};
  }
  > [data-cards] > a > span {
    display: grid;
    overflow-wrap: anywhere;
  }
  > [data-cards] strong {
    font-weight: ${weight.semibold};
  }
  > [data-cards] small {
    color: ${color.inkMuted};
    font: ${text.small};
  }
  > [data-remove] {
    justify-self: center;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: ${space[3]};
    color: ${color.inkMuted};
    font: ${text.small};
    text-decoration: underline;
  }
  ${media.medium} {
    > [data-cards] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
