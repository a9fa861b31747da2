import { styled } from "styled-components";
import {
  color,
  focusRing,
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
  ${layout.grid(2)}
  min-width: 0;

  > div:first-child {
    ${layout.wrap(0, 3)}
    justify-content: space-between;
    ${textStyle("small", { weight: "medium" })}
  }
  [data-counts] {
    color: ${color.inkMuted};
    font-weight: ${weight.regular};
    font-variant-numeric: tabular-nums;
  }
  > [data-drop] {
    ${layout.wrap(2)}
    justify-content: center;
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
    ${focusRing}
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
    ${layout.grid(2)}
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
