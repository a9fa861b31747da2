import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";

/** A row a line; where the place is narrow, the stepper goes below the name. */
export const Root = styled.fieldset`
  min-width: 0;

  > legend {
    padding: 0;
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > p {
    margin-top: ${space[1]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > ul {
    ${mixins.plainList}
  }
  > ul > li {
    ${mixins.wrappedRow()}
    justify-content: space-between;
    gap: 0 ${space[3]};
    padding-block: ${space[1]};
  }
  > ul > li + li {
    border-top: 1px solid ${color.line};
  }
  > ul > li > label {
    flex: 1 1 16rem;
    align-items: center;
    min-width: 0;
  }
  > ul > li > label > span {
    ${mixins.fill}
  }
  > ul > li > :not(label) {
    margin-left: auto;
  }
  [data-line] {
    ${mixins.grid(3)}
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
  }
  [data-line] > :first-child {
    overflow: hidden;
    border-radius: ${radius.small};
  }
  [data-line] > span {
    display: grid;
    overflow-wrap: anywhere;
  }
  [data-line] strong {
    font-weight: ${weight.medium};
  }
  /* A small of a checkbox is what is wrong with it; here it says what the line is. */
  [data-line] small {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > p[role="alert"] {
    color: ${color.danger};
    font-weight: ${weight.medium};
  }
`;
