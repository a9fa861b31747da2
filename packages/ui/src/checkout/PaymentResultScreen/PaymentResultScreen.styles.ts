import { styled } from "styled-components";
import { color, media, mixins, space, text } from "../../foundations/index.ts";

export const Root = styled.section`
  ${mixins.stack(6)}
  ${mixins.column("560px")}
  padding-block: ${space[6]};

  > [role="status"] {
    padding: 0;
  }
  > [data-pay] {
    ${mixins.grid(2)}
    justify-items: center;
  }
  > [data-pay] > button {
    width: 100%;
  }
  > section > ol {
    ${mixins.grid(2)}
    padding-left: ${space[5]};
    list-style: revert;
    font: ${text.small};
  }
  > section > ul > li {
    ${mixins.wrappedRow(2, 4)}
    justify-content: space-between;
  }
  > section > ul > li + li {
    margin-top: ${space[3]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  li > div {
    flex: 1 1 9rem;
    display: grid;
  }
  li strong > a {
    color: ${color.brand};
  }
  > footer {
    ${mixins.grid(3)}
  }
  ${media.small} {
    > footer {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  }
`;
