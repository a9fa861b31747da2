import { styled } from "styled-components";
import { color, mixins, motion, space, weight } from "../../foundations/index.ts";

/** A line through the dots; the newest has a badge. */
export const Root = styled.section`
  ${mixins.grid(3)}
  justify-items: start;
  align-content: start;

  > :is(h2, h3) {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > ol {
    width: 100%;
  }
  li {
    position: relative;
    display: grid;
    justify-items: start;
    gap: 2px;
    padding: 0 0 ${space[4]} ${space[6]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  li[hidden] {
    display: none;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: "";
    position: absolute;
    left: 3px;
    top: 6px;
    ${mixins.square("10px")}
    border-radius: 50%;
    background: ${color.lineStrong};
  }
  li::after {
    content: "";
    position: absolute;
    left: 7px;
    top: 22px;
    bottom: 0;
    width: 2px;
    background: ${color.line};
  }
  li:last-child::after {
    display: none;
  }
  li strong {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  li p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  li[aria-current]::before {
    left: 0;
    top: 7px;
    ${mixins.square("16px")}
    border: 4px solid ${color.surfaceRaised};
    background: ${color.brand};
    box-shadow: 0 0 0 2px ${color.brand};
    box-sizing: border-box;
  }
  li[aria-current]::after {
    top: 28px;
  }
  li[data-tone="danger"]:not([aria-current])::before {
    background: ${color.danger};
  }
  > button {
    margin-left: calc(-1 * ${space[3]});
  }
  > button > svg {
    transition: rotate ${motion.quick};
  }
  > button[aria-expanded="true"] > svg {
    rotate: 180deg;
  }
`;
