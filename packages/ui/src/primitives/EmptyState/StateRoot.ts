import { styled } from "styled-components";
import { color, mixins, radius, space, text } from "../../foundations/index.ts";

/** A picture in a circle, a heading, a sentence, one step: what stands where nothing else can. */
export const StateRoot = styled.div`
  ${mixins.stack(3)}
  justify-items: center;
  max-width: 440px;
  margin-inline: auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;
  overflow-wrap: anywhere;

  > div[aria-hidden] {
    ${mixins.centered}
    ${mixins.square("96px")}
    border-radius: ${radius.full};
    ${mixins.tint("brand")}
  }
  > div[aria-hidden] > svg {
    ${mixins.square("44px")}
    stroke-width: 1.5;
  }
  &[role="alert"] > div[aria-hidden] {
    ${mixins.tint("neutral")}
  }
  > :is(h1, h2, h3) {
    font: ${text.title};
  }
  > p {
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
  > :is(h1, h2, h3, p) + :not(p) {
    margin-top: ${space[2]};
  }
`;
