import { styled } from "styled-components";
import { color, media, mixins, radius, size, space } from "../../foundations/index.ts";

/** An article: one column on a phone, the table of contents beside it from 1024 px. */
export const Root = styled.div`
  ${mixins.stack(4)}

  > article {
    ${mixins.stack(5)}
    text-wrap: pretty;
  }
  > article > header > [data-summary] {
    margin-top: ${space[2]};
    ${mixins.textStyle("lead", { color: "inkMuted" })}
  }
  > article > header > [data-facts] {
    ${mixins.wrap(1, 4)}
    margin-top: ${space[3]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > article > header > [data-facts] > li {
    ${mixins.inlineRow(1)}
  }
  /* Each date has its own line, so that the row below breaks at the same place in every font. */
  ${media.belowMedium} {
    > article > header > [data-facts] > li:has(time) {
      flex-basis: 100%;
    }
  }
  > article > [data-picture] {
    overflow: hidden;
    border-radius: ${radius.large};
  }
  > article > [data-contents] {
    ${mixins.card}
    padding: ${space[3]} ${space[4]};
  }
  > article > [data-contents] > ol {
    list-style: revert;
    padding-left: ${space[5]};
  }
  > article > [data-contents] a {
    ${mixins.touchRow()}
  }
  > article > footer {
    ${mixins.grid(4)}
    max-width: ${size.prose};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > article > footer > [data-actions] {
    ${mixins.wrap(3)}
  }
  > section {
    margin-top: ${space[6]};
  }
  ${media.large} {
    > article {
      grid-template-columns: minmax(0, 720px) minmax(220px, 300px);
      column-gap: ${space[10]};
      justify-content: center;
    }
    > article > * {
      grid-column: 1;
    }
    > article > [data-contents] {
      grid-column: 2;
      grid-row: 2 / span 3;
      align-self: start;
      position: sticky;
      top: calc(${size.header} + ${space[6]});
    }
    > article > [data-contents] a {
      min-height: 36px;
    }
  }
`;
