import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.stack(4)}

  /* Floats, so that the size guide's button is on the same line. */
  legend {
    float: left;
    margin-bottom: ${space[2]};
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  fieldset > button {
    margin: calc(-1 * ${space[3]}) 0 0 ${space[1]};
  }
  fieldset > div {
    clear: both;
    ${mixins.wrap(2)}
  }
  label {
    position: relative;
    ${mixins.touchRow(2)}
    justify-content: center;
    min-width: 52px;
    max-width: 100%;
    padding: 5px ${space[3]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    font: ${text.small};
    cursor: pointer;
    transition:
      border-color ${motion.quick},
      background ${motion.quick};
  }
  input {
    ${mixins.cover}
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label > span {
    margin-left: calc(-1 * ${space[1]});
  }
  b {
    min-width: 0;
    font-weight: ${weight.medium};
  }
  em {
    ${mixins.inlineRow()}
    gap: 2px;
    ${mixins.textStyle("caption", { weight: "semibold", color: "saleSoftInk" })}
    font-style: normal;
    white-space: nowrap;
  }
  label:has(:checked) {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    ${mixins.tint("brand")}
  }
  label:has(:focus-visible) {
    ${mixins.focusRing}
  }
  label:not([data-state="available"]) {
    border-style: dashed;
  }
  label:not([data-state="available"]) > b {
    text-decoration: line-through;
    text-decoration-thickness: 1.5px;
  }
  label[data-state="elsewhere"]:not(:has(:checked)),
  label[data-state="sold_out"] {
    color: ${color.inkMuted};
  }
  label[data-state="sold_out"] {
    border-color: ${color.line};
    background: ${color.surfaceSunken};
    cursor: not-allowed;
  }
  label:not([data-state="available"]) > span {
    filter: grayscale(1);
    opacity: 0.6;
  }
  > p {
    margin-top: calc(-1 * ${space[1]});
    ${mixins.textStyle("small", { color: "warning" })}
  }
  > p:empty {
    position: absolute;
    padding: 0;
  }
  ${media.hover} {
    label:not([data-state="sold_out"]):hover {
      border-color: ${color.brand};
    }
  }
  ${media.forcedColors} {
    label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
