import { styled } from "styled-components";
import { color, mixins, radius } from "../../foundations/index.ts";

export const Body = styled.div`
  ${mixins.stack(5)}

  > [data-offer] {
    ${mixins.flex(4)}
  }
  > [data-offer] > span {
    flex: 0 0 88px;
    overflow: hidden;
    border-radius: ${radius.medium};
  }
  > [data-offer] > div {
    display: grid;
    align-content: start;
    gap: 2px;
    min-width: 0;
  }
  > [data-offer] h3 {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > [data-offer] p {
    ${mixins.textStyle("small", { color: "inkMuted" })}
    overflow-wrap: anywhere;
  }
  > [data-offer] p[role="status"] {
    color: ${color.warning};
  }
`;
