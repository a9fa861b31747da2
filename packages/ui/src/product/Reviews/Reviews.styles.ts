import { styled } from "styled-components";
import { color, plainList, radius, size, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  [data-list] {
    ${plainList}
  }
  [data-list] > li,
  [data-box] {
    padding-block: ${space[4]};
  }
  [data-list] > li + li,
  [data-box] + [data-box] {
    border-top: 1px solid ${color.line};
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
  h3 {
    font: ${text.body};
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }
  header > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    color: ${color.inkMuted};
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  [data-words] {
    max-width: ${size.prose};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  article > ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  article > ul > li {
    flex: 0 0 80px;
  }
  article button {
    position: relative;
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: ${radius.medium};
    cursor: zoom-in;
  }
  article button > svg {
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
  [data-likes],
  blockquote > strong {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  [data-likes] {
    color: ${color.inkMuted};
    font: ${text.small};
  }
  :is([data-likes], blockquote > strong) > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  blockquote {
    max-width: ${size.prose};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.neutralSoft};
    color: ${color.neutralSoftInk};
    font: ${text.small};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  blockquote > strong {
    margin-bottom: ${space[1]};
    font-weight: ${weight.semibold};
  }
`;
