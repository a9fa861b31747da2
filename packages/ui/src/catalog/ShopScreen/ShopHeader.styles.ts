import { styled } from "styled-components";
import { color, media, mixins, radius, space, text } from "../../foundations/index.ts";

export const Root = styled.div`
  ${mixins.card}
  overflow: hidden;
  padding-bottom: ${space[2]};

  > [data-cover] {
    height: 112px;
  }
  > [data-cover] > * {
    height: 100%;
  }
  > [data-who] {
    ${mixins.flex(3)}
    align-items: flex-end;
    padding: 0 ${space[4]};
  }
  > [data-who] > :last-child {
    ${mixins.fill}
    padding-top: ${space[3]};
  }
  [data-logo] {
    flex: 0 0 80px;
    align-self: flex-start;
    margin-top: -24px;
    overflow: hidden;
    border: 3px solid ${color.surfaceRaised};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
  }
  > [data-who] > div > p > a {
    display: inline-block;
    padding-block: 11px;
    margin-block: -11px;
  }
  > dl {
    ${mixins.grid(3, 4)}
    grid-template-columns: 1fr 1fr;
    margin: ${space[4]} ${space[4]} ${space[2]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  dt {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  dd {
    ${mixins.wrappedRow(0, 2)}
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > details,
  > [data-actions] {
    padding-inline: ${space[4]};
  }
  > [data-actions] {
    ${mixins.wrap(2)}
    padding-block: ${space[2]};
  }
  > details > summary {
    ${mixins.row()}
    min-height: 44px;
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
  }
  > details > summary::after {
    content: "+";
    margin-left: ${space[2]};
  }
  > details[open] > summary::after {
    content: "−";
  }
  > details > p {
    max-width: 68ch;
    padding-bottom: ${space[3]};
    font: ${text.small};
    white-space: pre-line;
  }
  ${media.medium} {
    > [data-cover] {
      height: 200px;
    }
    > [data-who],
    > [data-actions],
    > details {
      padding-inline: ${space[6]};
    }
    [data-logo] {
      flex-basis: 104px;
      margin-top: -40px;
    }
    > dl {
      ${mixins.wrap(4, 10)}
      margin-inline: ${space[6]};
    }
  }
  /* At full width, only a strip of the cover would show. */
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 46%;
    grid-template-rows: auto auto auto 1fr;
    padding-bottom: 0;

    > [data-cover] {
      grid-area: 1 / 2 / span 4;
      height: auto;
      min-height: 240px;
    }
    > [data-who] {
      align-items: center;
      padding-top: ${space[6]};
    }
    > [data-who] > :last-child {
      padding-top: 0;
    }
    [data-logo] {
      margin-top: 0;
      border: 0;
    }
  }
`;
