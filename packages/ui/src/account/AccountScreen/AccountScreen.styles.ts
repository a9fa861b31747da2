import { styled } from "styled-components";
import { card, color, layout, media, space, textStyle, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  ${layout.stack(4)}

  > header {
    ${card}
    padding: ${space[4]};
  }
  > [data-cards] {
    ${layout.stack(4)}
  }
  > [data-cards] > a {
    ${card}
    ${layout.grid(3)}
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
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
    ${textStyle("small", { color: "inkMuted" })}
  }
  > [data-remove] {
    justify-self: center;
    ${layout.inlineRow()}
    min-height: 44px;
    padding-inline: ${space[3]};
    ${textStyle("small", { color: "inkMuted" })}
    text-decoration: underline;
  }
  ${media.medium} {
    > [data-cards] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
