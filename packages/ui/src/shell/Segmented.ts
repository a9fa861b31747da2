import { styled } from "styled-components";
import { color, mixins, radius, space, text } from "../foundations/index.ts";

/** Segmented control: a few choices in one pill, with the current one marked. */
export const Segmented = styled.div`
  display: inline-flex;
  padding: 3px;
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  font: ${text.small};

  > * {
    ${mixins.centered}
    min-width: 44px;
    min-height: 38px;
    padding-inline: ${space[3]};
    border-radius: ${radius.full};
    color: ${color.inkMuted};
  }
  > :hover {
    color: ${color.ink};
  }
  > :is([aria-current], [aria-pressed="true"]) {
    ${mixins.current}
  }
  abbr {
    text-decoration: none;
  }
`;
