import { styled } from "styled-components";
import { color, media, mixins, space } from "../../foundations/index.ts";

/** A list of articles below its filters. */
export const Root = styled.div`
  ${mixins.pageStack(4, 5)}

  [data-list] {
    ${mixins.stack(4)}
  }
  > [data-head] {
    ${mixins.grid(3)}
  }
  > [data-head] > div > p {
    margin-top: ${space[1]};
    color: ${color.inkMuted};
  }
  > [data-highlights] > h2,
  > [data-tags] > h2 {
    margin-bottom: ${space[3]};
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  [data-highlights] > ul > li:first-child {
    grid-column: 1 / -1;
  }
  > [data-bar] {
    ${mixins.wrappedRow(2, 3)}
    margin-top: ${space[2]};
  }
  > [data-bar] > p {
    flex: 1 0 100%;
  }
  > [data-bar] > [data-narrowing] {
    ${mixins.wrappedRow(3)}
  }
  > [data-bar] > :last-child {
    min-width: 180px;
    margin-left: auto;
  }
  > [data-bar] > [data-narrowing] > [data-clear] {
    ${mixins.touchRow()}
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
  }
  > [data-tags] {
    margin-top: ${space[6]};
  }
  > [data-feed] > a {
    ${mixins.touchRow(2)}
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
  }
  ${media.medium} {
    > [data-bar] > p {
      flex: none;
    }
  }
  ${media.large} {
    > [data-head] {
      grid-template-columns: minmax(0, 1fr) 360px;
      align-items: end;
    }
    [data-list],
    [data-list] > :first-child,
    [data-highlights] > ul {
      gap: ${space[5]};
    }
    [data-list] > :first-child {
      grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    }
    [data-highlights] > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
