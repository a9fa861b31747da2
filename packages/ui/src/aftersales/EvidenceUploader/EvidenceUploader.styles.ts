import { styled } from "styled-components";
import {
  color,
  hiddenVisually,
  layout,
  motion,
  plainList,
  radius,
  space,
  text,
  textStyle,
  weight,
} from "../../foundations/index.ts";

/** The head with its counters, the place to drop, the files. */
export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  min-width: 0;

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[3]};
    ${textStyle("small", { weight: "medium" })}
  }
  [data-counts] {
    color: ${color.inkMuted};
    font-weight: ${weight.regular};
    font-variant-numeric: tabular-nums;
  }
  > [data-drop] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[2]};
    padding: ${space[4]};
    border: 1.5px dashed ${color.lineStrong};
    border-radius: ${radius.medium};
    text-align: center;
    transition:
      background ${motion.quick},
      border-color ${motion.quick};
  }
  > [data-drop][data-over] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
  }
  [data-drop] > label {
    position: relative;
    ${layout.inlineRow(2)}
    min-height: 44px;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    ${textStyle("small", { weight: "medium" })}
    cursor: pointer;
  }
  [data-drop] > label:hover {
    border-color: ${color.ink};
  }
  [data-drop] > label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-drop] > label:has(:disabled) {
    border-color: ${color.line};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  [data-drop] > label > input {
    ${hiddenVisually}
  }
  [data-drop] > small {
    flex-basis: 100%;
    ${textStyle("caption", { color: "inkMuted" })}
    text-wrap: pretty;
  }
  > [data-drop][data-over] > small {
    color: ${color.brandSoftInk};
  }
  ul {
    ${plainList}
    display: grid;
    gap: ${space[2]};
  }
  ul > li {
    min-width: 0;
  }
  > [data-progress] {
    ${layout.wrappedRow()}
    justify-content: space-between;
    font: ${text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-drop] > span {
    align-self: center;
    ${textStyle("small", { color: "inkMuted" })}
  }
  @media (pointer: coarse) {
    [data-drop] > span {
      display: none;
    }
  }
  @media (pointer: fine) {
    [data-drop] > label[data-camera] {
      display: none;
    }
  }
`;
