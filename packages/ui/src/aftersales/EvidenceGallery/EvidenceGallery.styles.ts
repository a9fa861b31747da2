import { styled } from "styled-components";
import { color, motion, plainList, radius, space, text } from "../../foundations/index.ts";

/** Squares that fill the width evenly. */
export const Root = styled.div`
  color: ${color.inkMuted};
  font: ${text.small};

  > ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
    gap: ${space[2]};
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
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding: 1px ${space[2]};
    border-radius: ${radius.full};
    background: ${color.veil};
    color: ${color.onVeil};
    font: ${text.caption};
    font-variant-numeric: tabular-nums;
  }
`;
