import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";

/** A page that is a list under a heading. */
export const Page = styled.div`
  ${mixins.stack(4)}

  > [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  ${media.large} {
    gap: ${space[5]};
  }
`;
