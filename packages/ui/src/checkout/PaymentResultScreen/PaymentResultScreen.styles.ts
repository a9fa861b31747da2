import { styled } from "styled-components";
import { card, color, media, plainList, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 560px;
  margin-inline: auto;
  padding-block: ${space[6]};

  > [data-head] {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    text-align: center;
  }
  > [data-head] > div {
    display: grid;
    place-items: center;
    width: 88px;
    height: 88px;
    margin-bottom: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.successSoft};
    color: ${color.successSoftInk};
  }
  > [data-head] > div > svg {
    width: 44px;
    height: 44px;
    stroke-width: 1.5;
  }
  &[data-outcome="pending"] > [data-head] > div,
  &[data-outcome="checking"] > [data-head] > div,
  &[data-outcome="review"] > [data-head] > div {
    background: ${color.warningSoft};
    color: ${color.warningSoftInk};
  }
  &[data-outcome="failed"] > [data-head] > div {
    background: ${color.dangerSoft};
    color: ${color.dangerSoftInk};
  }
  > [data-head] > h1 {
    font: ${text.title};
  }
  > [data-head] > p {
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
  > [data-pay] {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
  }
  > [data-pay] > button {
    width: 100%;
  }
  > section {
    ${card}
    padding: ${space[4]};
  }
  > section > h2 {
    font: ${text.small};
    font-weight: ${weight.semibold};
    color: ${color.inkMuted};
  }
  > section > ul {
    ${plainList}
  }
  > section > ol {
    display: grid;
    gap: ${space[2]};
    margin: ${space[3]} 0 0;
    padding-left: ${space[5]};
    font: ${text.small};
  }
  ul > li,
  > section > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[3]};
  }
  ul > li + li,
  > section > p {
    border-top: 1px solid ${color.line};
  }
  ul:last-child > li:last-child,
  > section > p {
    padding-bottom: 0;
  }
  li > div {
    flex: 1 1 9rem;
    min-width: 0;
    display: grid;
    overflow-wrap: anywhere;
  }
  li strong {
    font-weight: ${weight.semibold};
  }
  li strong > a {
    color: ${color.brand};
  }
  li span {
    font: ${text.small};
    color: ${color.inkMuted};
  }
  b {
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > section > p > b {
    color: ${color.brand};
    font: ${text.lead};
    font-weight: ${weight.bold};
  }
  > footer {
    display: grid;
    gap: ${space[3]};
  }
  ${media.small} {
    > footer {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  }
`;
