import { styled } from "styled-components";
import { sumPage } from "../../checkout/sum-page.ts";
import { mixins, space } from "../../foundations/index.ts";

/** The layout of the cart page. */
export const Page = styled.section`
  padding-bottom: ${space[16]};
  ${sumPage}

  > h1 > small {
    ${mixins.textStyle("body", { color: "inkMuted" })}
  }
  [data-toolbar] {
    ${mixins.wrappedRow(0, 3)}
    padding-inline: ${space[3]};
  }
  [data-toolbar] > label {
    flex: 1 8rem;
  }
  [data-toolbar] > button {
    margin: 0 calc(-1 * ${space[3]}) 0 auto;
  }
  @media (max-width: 29.99em) {
    [data-toolbar] > button > svg {
      display: none;
    }
  }
`;
