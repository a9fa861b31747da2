import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.stack(4)}

  [data-list] {
    ${mixins.plainList}
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
