import { styled } from "styled-components";
import { color, media, mixins, motion, space, text } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.stack(8)}
  ${mixins.column("960px")}

  h2 {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > header > p {
    color: ${color.inkMuted};
  }
  [data-count] {
    font: ${text.small};
  }
  /* Not hidden: screen readers would miss its first message. */
  [data-count]:empty {
    position: absolute;
  }
  > :is(header, section, nav) {
    ${mixins.stack(3)}
  }
  > section > [data-head] {
    ${mixins.wrappedRow(0, 3)}
    justify-content: space-between;
  }
  > section > [data-head] > a {
    ${mixins.touchRow()}
  }
  [data-doors] {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6rem, 25%)), 1fr));
  }
  [data-doors] a {
    ${mixins.card}
    ${mixins.grid(2)}
    justify-items: center;
    align-content: center;
    height: 100%;
    min-height: 104px;
    padding: ${space[3]} ${space[1]};
    text-align: center;
    ${mixins.textStyle("small", { weight: "medium" })}
    transition: border-color ${motion.quick};
  }
  :is([data-doors], [data-ways]) svg {
    color: ${color.brand};
  }
  [data-ways] {
    ${mixins.grid(3)}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  }
  [data-ways] > li {
    ${mixins.card}
    ${mixins.grid(3)}
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    padding: ${space[4]};
  }
  ${media.hover} {
    [data-doors] a:hover {
      border-color: ${color.brand};
    }
  }
`;
