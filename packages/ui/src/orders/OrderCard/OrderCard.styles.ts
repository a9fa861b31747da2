import { styled } from "styled-components";
import { color, container, media, mixins, motion, shadow, space, text } from "../../foundations/index.ts";

/** Box of an order card and its skeleton. */
export const Card = styled.article`
  ${mixins.card}
  container-type: inline-size;
  transition: box-shadow ${motion.quick};
  ${mixins.coveredBy("> footer > div a")}

  > header {
    ${mixins.grid(2, 3)}
    grid-template-columns: auto 1fr;
    align-items: center;
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  > header > :nth-child(3) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  > header > p {
    grid-column: 1 / -1;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > ul {
    ${mixins.grid(3)}
    padding: ${space[4]};
  }
  > footer {
    ${mixins.wrappedRow(2, 4)}
    justify-content: flex-end;
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > footer > div {
    flex: 1 1 140px;
    display: grid;
    font: ${text.small};
  }
  > footer > p {
    margin-left: auto;
    text-align: right;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > footer > p > strong {
    display: block;
    ${mixins.textStyle("body", { weight: "bold", color: "ink" })}
    white-space: nowrap;
  }
  > footer > :is(button, a) {
    position: relative;
  }

  ${media.hover} {
    &:has(> footer > div a):hover {
      box-shadow: ${shadow.mid};
    }
    > footer > div a:hover {
      color: ${color.brand};
    }
  }
  ${container.small} {
    > header {
      grid-template-columns: auto 1fr auto;
    }
    > header > :nth-child(3) {
      grid-column: 3;
    }
    > header > p {
      grid-column: 2 / -1;
    }
    > footer > p > strong {
      display: inline;
      margin-left: ${space[1]};
    }
  }
`;
