import { styled } from "styled-components";
import { color, css, mixins, radius, space, text } from "../../foundations/index.ts";

/** The style of a message on a line, in the cart and at checkout. */
export const lineMessage = css`
  ${mixins.iconLine(2)}
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font: ${text.small};

  ${mixins.tints}
  > span > s {
    white-space: nowrap;
  }
`;

export const Root = styled.article`
  ${mixins.grid(1, 3)}
  grid-template-columns: auto 80px minmax(0, 1fr);
  align-items: start;

  > label {
    min-width: 24px;
    margin-top: 18px;
  }
  > [data-picture] {
    overflow: hidden;
    border-radius: ${radius.medium};
  }
  > [data-about] {
    ${mixins.grid("2px")}
    justify-items: start;
  }
  h3 {
    ${mixins.twoLines}
    ${mixins.linkedHeading}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > [data-about] > button {
    ${mixins.touchRow(1)}
    max-width: 100%;
    margin-block: -6px;
    ${mixins.textStyle("caption", { color: "inkMuted" })}
    text-align: left;
  }
  > [data-about] > button > span {
    padding: 2px ${space[2]};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
  }
  > [data-about] > button > svg {
    margin-left: -2px;
  }
  > [data-about] > button:hover {
    color: ${color.brand};
  }
  > [data-about] > [data-deal] {
    ${mixins.wrappedRow(2)}
    margin-top: ${space[1]};
    ${mixins.textStyle("caption", { weight: "medium", color: "sale" })}
  }
  > [data-controls] {
    grid-column: 2 / -1;
    ${mixins.row(3)}
    justify-content: space-between;
  }
  > [data-controls] > strong {
    display: none;
    position: relative;
    text-align: right;
  }
  > [data-controls] > button {
    margin-right: -12px;
    color: ${color.inkMuted};
  }
  > [data-controls] > button:first-of-type {
    margin-left: auto;
  }
  > [data-controls] > button[aria-disabled="true"] {
    opacity: 0.5;
  }
  > [data-messages] {
    grid-column: 1 / -1;
    ${mixins.wrappedRow(2)}
  }
  > [data-messages]:empty {
    display: none;
  }
  > [data-messages] > p {
    ${lineMessage}
    flex: 1 1 9rem;
  }
  &[data-unavailable] > [data-picture] {
    filter: grayscale(1);
    opacity: 0.6;
  }
  &[data-unavailable] h3 {
    color: ${color.inkMuted};
  }

  @container (max-width: 299.98px) {
    grid-template-columns: auto 64px minmax(0, 1fr);
    column-gap: ${space[2]};
  }
  @container (max-width: 13rem) {
    > [data-about] {
      grid-column: 2 / -1; /* Below the picture, for text of twice the size. */
    }
  }
  @container (min-width: 46rem) {
    grid-template-columns: auto 96px minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[4]};

    > label {
      margin-top: 26px;
    }
    h3 {
      ${mixins.textStyle("body", { weight: "medium" })}
    }
    > [data-controls] {
      grid-column: auto;
      align-self: center;
      gap: ${space[4]};
    }
    > [data-controls] > strong {
      display: block;
      width: 9.5rem;
    }
    > [data-controls] > button {
      margin-right: 0;
    }
    > [data-messages] {
      grid-column: 2 / -1;
    }
  }
`;
