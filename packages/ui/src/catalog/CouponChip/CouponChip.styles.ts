import { styled } from "styled-components";
import {
  color,
  focusRing,
  layout,
  radius,
  space,
  textStyle,
  tint,
  twoLines,
  weight,
  wholeCardLink,
} from "../../foundations/index.ts";

/** A ticket: a coloured stub, a torn edge, and the terms beside it. */
export const Root = styled.article`
  display: flex;
  position: relative;
  height: 100%;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  > [data-stub] {
    position: relative;
    flex: 0 0 84px;
    ${layout.grid(2)}
    align-content: center;
    justify-items: center;
    min-width: 0;
    padding: ${space[2]};
    border-radius: ${radius.medium} 0 0 ${radius.medium};
    ${tint("brand")}
    text-align: center;
  }
  &[data-scope="delivery"] > [data-stub] {
    ${tint("success")}
  }
  > [data-stub]::after {
    content: "";
    position: absolute;
    inset: ${space[3]} -1px ${space[3]} auto;
    border-right: 2px dashed ${color.surfaceRaised};
  }
  > [data-stub] > svg {
    ${layout.square("28px")}
    stroke-width: 1.6;
  }
  > [data-stub] > span {
    ${twoLines}
    max-width: 100%;
    ${textStyle("caption", { weight: "medium" })}
  }
  > [data-terms] {
    ${layout.fill}
    display: flex;
    flex-direction: column;
    gap: 2px;
    padding: ${space[3]} ${space[3]} ${space[2]} ${space[4]};
  }
  strong {
    ${twoLines}
    ${textStyle("body", { weight: "semibold" })}
  }
  strong > a {
    ${wholeCardLink}
  }
  &:has(strong > a:focus-visible) {
    ${focusRing}
  }
  strong > a:hover {
    color: ${color.brand};
  }
  p {
    ${textStyle("caption", { color: "inkMuted" })}
    overflow-wrap: anywhere;
  }
  code {
    color: ${color.ink};
    font-family: inherit;
    font-weight: ${weight.semibold};
    letter-spacing: 0.02em;
  }
  footer {
    ${layout.row(3)}
    justify-content: space-between;
    min-height: 44px;
    margin-top: auto;
  }
  footer > button,
  footer > a,
  footer > label {
    position: relative;
    z-index: 1;
  }
  footer > b {
    ${layout.inlineRow(1)}
    ${textStyle("small", { weight: "medium", color: "inkMuted" })}
    white-space: nowrap;
  }
  footer > b[data-saved] {
    color: ${color.success};
  }
  footer > b > svg {
    ${layout.square("16px")}
  }
  [data-left] {
    ${layout.fill}
    ${layout.grid(1)}
    max-width: 120px;
  }
  [data-left] > span {
    display: block;
    height: 4px;
    overflow: hidden;
    border-radius: ${radius.full};
    background: ${color.surfaceSunken};
  }
  [data-left] i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.brand};
  }
  &[data-scope="delivery"] [data-left] i {
    background: ${color.success};
  }

  &[data-unusable] > [data-stub] {
    ${tint("neutral")}
  }
  &[data-unusable] strong {
    color: ${color.inkMuted};
  }
  &[data-unusable] [data-left] i {
    background: ${color.lineStrong};
  }
`;
