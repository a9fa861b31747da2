import { styled } from "styled-components";
import { media, mixins, size, space, text } from "../../foundations/index.ts";

/** The payment's page: the choices beside the sum from 1024 px, above it on a phone. */
export const Page = styled.section`
  padding-bottom: ${space[10]};

  > h1 {
    margin-bottom: ${space[4]};
    font: ${text.title};
  }
  [data-columns] {
    ${mixins.stack(3)}
  }
  [data-main],
  aside {
    ${mixins.stack(3)}
    align-content: start;
  }
  ${media.large} {
    padding-bottom: 0;

    > h1 {
      font: ${text.heading};
    }
    [data-columns] {
      grid-template-columns: minmax(0, 1fr) 360px;
      align-items: start;
      gap: ${space[6]};
    }
    [data-main],
    aside {
      gap: ${space[4]};
    }
    aside {
      position: sticky;
      top: calc(${size.header} + ${space[10]} + ${space[6]});
    }
  }
`;
