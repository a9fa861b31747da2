import { styled } from "styled-components";
import { color, mixins, radius, space, weight } from "../../foundations/index.ts";

/** Thumbnail, words, buttons in a row. */
export const Root = styled.div`
  ${mixins.row(1)}
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  &:is([data-state="failed"], [data-state="refused"]) {
    border-color: ${color.danger};
  }
  > [data-thumb] {
    position: relative;
    ${mixins.centered}
    flex: none;
    ${mixins.square("56px")}
    margin-right: ${space[2]};
    overflow: hidden;
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  > [data-thumb] > :is(img, video) {
    ${mixins.cover}
    ${mixins.square("100%")}
    object-fit: cover;
  }
  > [data-thumb] > video + svg {
    position: relative;
    ${mixins.square("32px")}
    padding: ${space[2]};
    border-radius: 50%;
    background: ${color.veil};
    color: ${color.onVeil};
  }
  > div:nth-child(2) {
    ${mixins.fill}
    display: grid;
    gap: 2px;
  }
  strong {
    ${mixins.oneLine}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  p {
    ${mixins.row(1)}
    ${mixins.textStyle("caption", { color: "inkMuted" })}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  p > svg {
    flex: none;
    color: ${color.success};
  }
  &:is([data-state="failed"], [data-state="refused"]) p {
    color: ${color.danger};
    font-weight: ${weight.medium};
  }
  > button {
    color: ${color.inkMuted};
  }
`;
