import { styled } from "styled-components";
import { media, space } from "../../foundations/index.ts";
import { sumPage } from "../sum-page.ts";

/** The layout of the checkout page. */
export const Page = styled.section`
  padding-bottom: ${space[10]};
  ${sumPage}

  ${media.large} {
    :is([data-main], aside) {
      gap: ${space[4]};
    }
  }
`;
