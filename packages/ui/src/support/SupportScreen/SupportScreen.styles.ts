import { styled } from "styled-components";
import {
  card,
  color,
  layout,
  media,
  motion,
  plainList,
  space,
  text,
  textStyle,
  weight,
} from "../../foundations/index.ts";

export const Root = styled.div`
  ${layout.stack(8)}
  max-width: 960px;
  margin-inline: auto;
  overflow-wrap: anywhere;

  h1 {
    font: ${text.title};
  }
  h2 {
    ${textStyle("lead", { weight: "semibold" })}
  }
  > header {
    ${layout.stack(3)}
  }
  > header > p {
    color: ${color.inkMuted};
  }
  [data-count] {
    font: ${text.small};
  }
  [data-count]:empty {
    display: none;
  }
  > section,
  > nav {
    ${layout.stack(3)}
  }
  > section > [data-head] {
    ${layout.wrappedRow()}
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  > section > [data-head] > a {
    ${layout.inlineRow()}
    min-height: 44px;
  }
  [data-doors] {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    gap: ${space[3]};
  }
  [data-doors] a {
    ${card}
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[2]};
    height: 100%;
    min-height: 104px;
    padding: ${space[3]};
    text-align: center;
    font-weight: ${weight.medium};
    transition: border-color ${motion.quick};
  }
  [data-doors] svg,
  [data-ways] > li > svg {
    color: ${color.brand};
  }
  [data-ways] {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: ${space[3]};
  }
  [data-ways] > li {
    ${card}
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    gap: ${space[3]};
    padding: ${space[4]};
  }
  ${media.hover} {
    [data-doors] a:hover {
      border-color: ${color.brand};
    }
  }
  ${media.large} {
    h1 {
      font: ${text.heading};
    }
    [data-doors] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
