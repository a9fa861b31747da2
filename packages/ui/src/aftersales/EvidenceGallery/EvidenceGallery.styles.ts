import { styled } from "styled-components";
import { color, mixins, motion, radius, space } from "../../foundations/index.ts";

/** Squares that fill the width evenly. */
export const Root = styled.div`
  ${mixins.textStyle("small", { color: "inkMuted" })}

  > ul {
    ${mixins.grid(2)}
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  }
  button {
    position: relative;
    display: block;
    width: 100%;
    max-width: 128px;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    transition: border-color ${motion.quick};
  }
  button:hover {
    border-color: ${color.lineStrong};
  }
  button > span:last-child:not(:first-child) {
    position: absolute;
    left: ${space[1]};
    bottom: ${space[1]};
    ${mixins.row(1)}
    padding: 1px ${space[2]};
    border-radius: ${radius.full};
    background: ${color.veil};
    ${mixins.textStyle("caption", { color: "onVeil" })}
  }
`;
