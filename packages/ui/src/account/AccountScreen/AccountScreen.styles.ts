import { styled } from "styled-components";
import { color, media, mixins, space, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.stack(4)}

  > header {
    ${mixins.card}
    padding: ${space[4]};
  }
  > [data-cards] {
    ${mixins.stack(4)}
  }
  > [data-cards] > a {
    ${mixins.card}
    ${mixins.grid(3)}
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
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > [data-remove] {
    justify-self: center;
    ${mixins.inlineRow()}
    min-height: 44px;
    padding-inline: ${space[3]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
    text-decoration: underline;
  }
  ${media.medium} {
    > [data-cards] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
