import { styled } from "styled-components";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.card}

  > button {
    ${mixins.row(3)}
    width: 100%;
    min-height: 60px;
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.large};
    text-align: left;
    transition: background ${motion.quick};
  }
  > button:hover:not(:disabled) {
    background: ${color.surfaceHover};
  }
  > button > svg {
    ${mixins.square("20px")}
    color: ${color.inkMuted};
  }
  > button > svg:first-child {
    ${mixins.square("24px")}
    color: ${color.brand};
  }
  > button > span {
    ${mixins.fill}
    display: grid;
    font-weight: ${weight.semibold};
  }
  > button small {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > button > b {
    flex: none;
    ${mixins.textStyle("small", { weight: "semibold", color: "brand" })}
  }
  > button:disabled > b,
  > button:disabled > svg:first-child {
    color: ${color.inkMuted};
  }
  > [data-best] {
    ${mixins.row(3)}
    justify-content: space-between;
    margin: 0 ${space[4]} ${space[3]};
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.successSoft};
    ${mixins.textStyle("small", { color: "successSoftInk" })}
  }
  > [data-best] > button {
    flex: none;
  }
  > :is(button, [data-best]) + ul {
    border-top: 1px solid ${color.line};
  }
  > ul {
    margin-inline: ${space[4]};
    padding-block: ${space[1]};
  }
  > ul > li {
    ${mixins.row(2)}
    min-height: 44px;
    font: ${text.small};
  }
  > ul > li > div {
    ${mixins.fill}
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > ul > li > button {
    margin-right: -13px;
    color: ${color.inkMuted};
  }
  > ul > li > div > span {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  > ul > li > div > strong {
    color: ${color.success};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > ul > li > div > p {
    ${mixins.flex(1)}
    flex-basis: 100%;
    color: ${color.danger};
  }
  > ul > li > div > p > svg {
    ${mixins.square("16px")}
    margin-top: 0.2em;
  }
`;
