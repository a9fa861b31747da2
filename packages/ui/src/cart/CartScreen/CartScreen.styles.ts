import { styled } from "styled-components";
import { media, mixins, size, space, text } from "../../foundations/index.ts";

/** The cart's page: shops beside the summary from 1024 px, above it on a phone. */
export const Page = styled.section`
  padding-bottom: ${space[16]};

  > h1 {
    margin-bottom: ${space[4]};
    font: ${text.title};
  }
  > h1:focus {
    outline: none;
  }
  > h1 > small {
    ${mixins.textStyle("body", { color: "inkMuted" })}
  }
  [data-columns] {
    ${mixins.stack(4)}
  }
  [data-main],
  aside {
    ${mixins.stack(3)}
    align-content: start;
  }
  [data-toolbar] {
    ${mixins.row()}
    justify-content: space-between;
    gap: 0 ${space[3]};
    padding-inline: ${space[3]};
  }
  [data-toolbar] > button {
    flex: none;
    margin-right: calc(-1 * ${space[3]});
  }
  [data-toolbar] > button > svg {
    display: none;
  }
  ${media.small} {
    [data-toolbar] > button > svg {
      display: block;
    }
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
    aside {
      position: sticky;
      top: calc(${size.header} + ${space[10]} + ${space[6]});
    }
  }
`;
