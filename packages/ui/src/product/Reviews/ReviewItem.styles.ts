import { styled } from "styled-components";
import { color, plainList, radius, size, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > header > :first-child {
    font: ${text.body};
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }
  > header > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    color: ${color.inkMuted};
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  > [data-words] {
    max-width: ${size.prose};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
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
    position: absolute;
    inset: 0;
    width: 32px;
    height: 32px;
    margin: auto;
    padding: 8px 7px 8px 9px;
    border-radius: ${radius.full};
    background: ${color.veil};
    color: ${color.onVeil};
    fill: currentcolor;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
    color: ${color.inkMuted};
    font: ${text.small};
  }
  > footer > *,
  > blockquote > strong {
    display: flex;
    align-items: center;
    gap: ${space[2]};
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
    width: 16px;
    height: 16px;
  }
  > blockquote {
    max-width: ${size.prose};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.neutralSoft};
    color: ${color.neutralSoftInk};
    font: ${text.small};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  > blockquote > strong {
    margin-bottom: ${space[1]};
    font-weight: ${weight.semibold};
  }
`;
