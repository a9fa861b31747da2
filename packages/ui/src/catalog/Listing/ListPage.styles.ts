import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";

/** A page with a heading and a list. */
export const Page = styled.div`
  ${mixins.pageStack(4, 5)}

  &[data-place] {
    ${mixins.pageStack(8, 10)}
  }

  > [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
`;
