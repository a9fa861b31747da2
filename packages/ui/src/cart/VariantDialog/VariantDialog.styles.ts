import { styled } from "styled-components";
import { color, radius, space, text, twoLines, weight } from "../../foundations/index.ts";

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  > [data-offer] {
    display: flex;
    gap: ${space[4]};
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
    font: ${text.small};
    font-weight: ${weight.medium};
  }
  > [data-offer] p {
    color: ${color.inkMuted};
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  > [data-offer] p[role="status"] {
    color: ${color.warning};
  }
`;
