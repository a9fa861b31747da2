import { styled } from "styled-components";
import { color, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";

/** Header with counters, drop zone, files. */
export const Root = styled.div`
  position: relative;
  ${mixins.grid(2)}
  min-width: 0;

  > div:first-child {
    ${mixins.wrap(0, 3)}
    justify-content: space-between;
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  [data-counts] {
    color: ${color.inkMuted};
    font-weight: ${weight.regular};
  }
  > [data-drop] {
    ${mixins.wrap(2)}
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
  [data-drop] > small {
    flex-basis: 100%;
    text-wrap: pretty;
  }
  > [data-drop][data-over] > small {
    color: ${color.brandSoftInk};
  }
  ul {
    ${mixins.stack(2)}
  }
  > [data-progress] {
    ${mixins.wrappedRow()}
    justify-content: space-between;
    font: ${text.small};
  }
  [data-drop] > [data-aim] {
    align-self: center;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  @media (pointer: coarse) {
    [data-drop] > [data-aim] {
      display: none;
    }
  }
  @media (pointer: fine) {
    [data-drop] > [data-camera] {
      display: none;
    }
  }
`;
