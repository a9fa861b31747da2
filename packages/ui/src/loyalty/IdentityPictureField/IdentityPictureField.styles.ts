import { styled } from "styled-components";
import {
  color,
  focusRing,
  hiddenVisually,
  layout,
  motion,
  radius,
  space,
  text,
  textStyle,
  weight,
} from "../../foundations/index.ts";

export const Root = styled.div`
  ${layout.grid(2)}
  align-content: start;

  > span {
    font-weight: ${weight.medium};
  }
  small {
    ${textStyle("small", { color: "inkMuted" })}
  }
  [data-picture] {
    position: relative;
    ${layout.centered}
    overflow: hidden;
    border: 1px dashed ${color.lineStrong};
    border-radius: ${radius.large};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  [data-picture][data-wrong] {
    border-color: ${color.danger};
  }
  [data-picture] > img {
    ${layout.cover}
    ${layout.square("100%")}
    object-fit: contain;
  }
  [data-veil] {
    ${layout.cover}
    background: ${color.surface};
    opacity: 0.6;
    transition: opacity ${motion.quick};
  }
  [data-said] {
    ${layout.grid(2)}
  }
  [data-said] > p {
    ${layout.flex(2)}
    font: ${text.small};
  }
  [data-said] > p > svg {
    flex: none;
    margin-top: 1px;
  }
  [data-error] {
    color: ${color.danger};
  }
  [data-error]:empty {
    display: none;
  }
  [data-done] {
    color: ${color.success};
  }
  [data-ways] {
    ${layout.wrap(2)}
  }
  [data-ways] > label {
    position: relative;
    ${layout.inlineRow(2)}
    min-height: 44px;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
  [data-ways] > label > input {
    ${hiddenVisually}
  }
  [data-ways] > label:focus-within {
    ${focusRing}
  }
`;
