import { styled } from "styled-components";
import { color, media, mixins, space, text } from "../../foundations/index.ts";

/** A page that is a list under a heading. */
export const Page = styled.div`
  ${mixins.stack(4)}

  > [data-head] {
    min-width: 0;
  }
  > [data-head] h1 {
    font: ${text.title};
  }
  > [data-head] > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  ${media.large} {
    gap: ${space[5]};

    > [data-head] h1 {
      font: ${text.heading};
    }
  }
`;
