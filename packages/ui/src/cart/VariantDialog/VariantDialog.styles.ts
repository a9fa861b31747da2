import { styled } from "styled-components";
import { color, layout, radius, textStyle, twoLines } from "../../foundations/index.ts";

export const Body = styled.div`
  ${layout.stack(5)}

  > [data-offer] {
    ${layout.flex(4)}
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
    ${twoLines}
    ${textStyle("small", { weight: "medium" })}
  }
  > [data-offer] p {
    ${textStyle("small", { color: "inkMuted" })}
    overflow-wrap: anywhere;
  }
  > [data-offer] p[role="status"] {
    color: ${color.warning};
  }
`;
