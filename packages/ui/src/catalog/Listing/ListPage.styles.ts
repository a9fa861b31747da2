import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";

/** A page that is a list under a heading. */
export const Page = styled.div`
  ${mixins.pageStack(4, 5)}

  > [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
`;
