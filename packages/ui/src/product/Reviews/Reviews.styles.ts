import { styled } from "styled-components";
import { color, layout, plainList, space } from "../../foundations/index.ts";

export const Root = styled.section`
  ${layout.stack(4)}

  [data-list] {
    ${plainList}
  }
  [data-list] > li,
  [data-box] {
    padding-block: ${space[4]};
  }
  [data-list] > li + li,
  [data-box] + [data-box] {
    border-top: 1px solid ${color.line};
  }
`;
