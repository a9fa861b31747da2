import { styled } from "styled-components";
import { color, mixins, radius, size, space, weight } from "../../foundations/index.ts";

export const Root = styled.article`
  ${mixins.stack(2)}

  > header > :first-child {
    ${mixins.textStyle("body", { weight: "semibold" })}
    overflow-wrap: anywhere;
  }
  > header > p {
    ${mixins.wrappedRow()}
    gap: 0 ${space[3]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
    overflow-wrap: anywhere;
  }
  > [data-words] {
    max-width: ${size.prose};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > ul {
    ${mixins.plainList}
    ${mixins.wrap(2)}
  }
  > ul > li {
    flex: 0 0 80px;
  }
  > ul button {
    position: relative;
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: ${radius.medium};
    cursor: zoom-in;
  }
  > ul button > svg {
    ${mixins.cover}
    ${mixins.square("32px")}
    margin: auto;
    padding: 8px 7px 8px 9px;
    border-radius: ${radius.full};
    background: ${color.veil};
    color: ${color.onVeil};
    fill: currentcolor;
  }
  > footer {
    ${mixins.wrap(0, 6)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > footer > *,
  > blockquote > strong {
    ${mixins.row(2)}
  }
  > footer > :is(button, a) {
    min-height: 44px;
    color: inherit;
  }
  > footer > button[aria-pressed="true"] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
  }
  > footer > button[aria-pressed="true"] > svg {
    fill: currentcolor;
  }
  :is(footer > *, blockquote > strong) > svg {
    flex: none;
    ${mixins.square("16px")}
  }
  > blockquote {
    max-width: ${size.prose};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.neutralSoft};
    ${mixins.textStyle("small", { color: "neutralSoftInk" })}
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > blockquote > strong {
    margin-bottom: ${space[1]};
    font-weight: ${weight.semibold};
  }
`;
