import { styled } from "styled-components";
import { color, mixins, radius, shadow, space } from "../../foundations/index.ts";

/** The list stands in the flow: inside a dialog nothing is cut off. */
export const Root = styled.div`
  position: relative;
  ${mixins.grid(1)}

  > div:first-child {
    position: relative;
  }
  > div:first-child > input {
    padding-right: ${space[12]};
    text-overflow: ellipsis;
  }
  > div > button {
    position: absolute;
    inset: 0 0 0 auto;
    ${mixins.centered}
    width: 44px;
    color: ${color.inkMuted};
  }
  > ul {
    ${mixins.plainList}
    max-height: 264px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.low};
  }
  > ul[hidden] {
    display: none;
  }
  li {
    ${mixins.row(3)}
    min-height: 56px;
    padding: ${space[2]} ${space[3]};
    cursor: pointer;
  }
  li > span {
    ${mixins.fill}
    overflow-wrap: anywhere;
  }
  li strong {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  li small,
  li span > span {
    ${mixins.textStyle("caption", { color: "inkMuted" })}
  }
  li span > span {
    display: block;
  }
  li > svg {
    flex: none;
    color: ${color.brand};
  }
  li[data-on] {
    background: ${color.surfaceSunken};
  }
  > p {
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  @media (forced-colors: active) {
    li[data-on] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
