import { styled } from "styled-components";
import { color, plainList, space } from "../../foundations/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

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
