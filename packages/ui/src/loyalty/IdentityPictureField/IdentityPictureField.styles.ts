import { styled } from "styled-components";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.grid(2)}
  align-content: start;

  > span {
    font-weight: ${weight.medium};
  }
  small {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  [data-picture] {
    position: relative;
    ${mixins.centered}
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
    ${mixins.cover}
    ${mixins.square("100%")}
    object-fit: contain;
  }
  [data-veil] {
    ${mixins.cover}
    background: ${color.surface};
    opacity: 0.6;
    transition: opacity ${motion.quick};
  }
  [data-said] {
    ${mixins.grid(2)}
  }
  [data-said] > p {
    ${mixins.flex(2)}
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
    ${mixins.wrap(2)}
  }
  [data-ways] > label {
    position: relative;
    ${mixins.inlineRow(2)}
    min-height: 44px;
    padding-inline: ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
  [data-ways] > label > input {
    ${mixins.hiddenVisually}
  }
  [data-ways] > label:focus-within {
    ${mixins.focusRing}
  }
`;
