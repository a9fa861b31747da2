import { styled } from "styled-components";
import { color, oneLine, radius, space, text, weight } from "../../foundations/index.ts";

/** Thumbnail, words, buttons in a row. */
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  &:is([data-state="failed"], [data-state="refused"]) {
    border-color: ${color.danger};
  }
  > [data-thumb] {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    width: 56px;
    height: 56px;
    margin-right: ${space[2]};
    overflow: hidden;
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
  }
  > [data-thumb] > :is(img, video) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > [data-thumb] > video + svg {
    position: relative;
    width: 32px;
    height: 32px;
    padding: ${space[2]};
    border-radius: 50%;
    background: ${color.veil};
    color: ${color.onVeil};
  }
  > div:nth-child(2) {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: 2px;
  }
  strong {
    ${oneLine}
    font: ${text.small};
    font-weight: ${weight.medium};
  }
  p {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.inkMuted};
    font: ${text.caption};
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
