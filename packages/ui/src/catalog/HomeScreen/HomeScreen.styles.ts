import { styled } from "styled-components";
import { media, mixins, space } from "../../foundations/index.ts";

/** Parts of the home page below each other, with air between them. */
export const Root = styled.div`
  ${mixins.stack(8)}

  > h1 {
    position: absolute;
  }
  [data-more-products] {
    display: grid;
    justify-items: center;
    margin-top: ${space[6]};
  }
  [data-more-products] > a {
    min-width: min(100%, 280px);
  }
  ${media.large} {
    gap: ${space[12]};
  }
`;
