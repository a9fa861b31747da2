import { styled } from "styled-components";
import { card, color, motion, plainList, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  ${card}

  > button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
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
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.inkMuted};
  }
  > button > svg:first-child {
    width: 24px;
    height: 24px;
    color: ${color.brand};
  }
  > button > span {
    flex: 1;
    min-width: 0;
    display: grid;
    font-weight: ${weight.semibold};
  }
  > button small {
    font: ${text.small};
    color: ${color.inkMuted};
  }
  > button > b {
    flex: none;
    font: ${text.small};
    font-weight: ${weight.semibold};
    color: ${color.brand};
  }
  > button:disabled > b,
  > button:disabled > svg:first-child {
    color: ${color.inkMuted};
  }
  > [data-best] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    margin: 0 ${space[4]} ${space[3]};
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.successSoft};
    color: ${color.successSoftInk};
    font: ${text.small};
  }
  > [data-best] > button {
    flex: none;
  }
  > :is(button, [data-best]) + ul {
    border-top: 1px solid ${color.line};
  }
  > ul {
    ${plainList}
    margin-inline: ${space[4]};
    padding-block: ${space[1]};
  }
  > ul > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    font: ${text.small};
  }
  > ul > li > div {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[3]};
  }
  > ul > li > button {
    margin-right: -13px;
    color: ${color.inkMuted};
  }
  > ul span {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  > ul strong {
    color: ${color.success};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  > ul p {
    display: flex;
    flex-basis: 100%;
    gap: ${space[1]};
    color: ${color.danger};
  }
  > ul p > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 0.2em;
  }
`;
