import { styled } from "styled-components";
import { color, mixins } from "../../foundations/index.ts";

/** Sen's logo: a lotus with five petals on a water line. Decorative: a link around it needs its own label. */
export function Wordmark() {
  return (
    <Root aria-hidden>
      <svg viewBox="0 0 40 40" fill="currentcolor">
        <path d="M20 5c4.6 4.7 6.9 9.5 6.9 14.4 0 4.6-2.3 8.9-6.9 12.8-4.6-3.9-6.9-8.2-6.9-12.8C13.1 14.5 15.4 9.7 20 5z" />
        <path
          d="M10 11.500c.7 2.2 1.5 3.9 2.3 5.2-.6 5.6 1.3 10.9 5.8 15.7-7.6-1.2-11.3-7.5-8.1-20.900zM30 11.500c-.7 2.2-1.5 3.9-2.3 5.2.6 5.6-1.3 10.9-5.8 15.7 7.6-1.2 11.3-7.5 8.1-20.900z"
          opacity=".72"
        />
        <path
          d="M2.5 19.500c2 .1 3.9.5 5.5 1 .5 5.3 3.1 9.3 7.3 11.800C7.8 32.7 3.4 28.6 2.5 19.500zM37.5 19.500c-2 .1-3.9.5-5.5 1-.5 5.3-3.1 9.3-7.3 11.8 7.5.4 11.9-3.7 12.8-12.800z"
          opacity=".42"
        />
        <path
          d="M10 36h20"
          fill="none"
          stroke="currentcolor"
          strokeWidth="2.2"
          strokeLinecap="round"
          opacity=".42"
        />
      </svg>
      <svg
        viewBox="0 0 58 28"
        fill="none"
        stroke="currentcolor"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M15.5 8.200C14.2 5.7 11.8 4.4 9 4.400c-3.5 0-6 1.9-6 4.8 0 6.6 13.2 3 13.2 9.8 0 3-2.7 4.9-6.5 4.9-3.3 0-6-1.5-7.2-4.2" />
        <path d="M22.8 17h13.400c0-4-2.7-6.9-6.6-6.9-4 0-6.9 2.9-6.9 6.9 0 4.1 2.9 6.9 7 6.9 2.5 0 4.5-1 5.8-2.8" />
        <path d="M43 23.900V10.400M43 16.200c0-3.6 2.4-6.1 5.8-6.1 3.4 0 5.6 2.3 5.6 5.900v7.9" />
      </svg>
    </Root>
  );
}

const Root = styled.span`
  ${mixins.inlineRow(2)}
  color: ${color.brand};

  > svg:first-child {
    ${mixins.square("36px")}
  }
  > svg + svg {
    width: auto;
    height: 22px;
    color: ${color.ink};
  }
`;
