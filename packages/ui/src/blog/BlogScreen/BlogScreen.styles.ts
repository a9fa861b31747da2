import { styled } from "styled-components";
import { card, color, media, plainList, radius, size, space, text, weight } from "../../foundations/index.ts";

/** An article: one column on a phone, the table of contents beside it from 1024 px on. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;

  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
  }
  h1 {
    font: ${text.title};
  }
  header > [data-summary] {
    margin-top: ${space[2]};
    font: ${text.lead};
    color: ${color.inkMuted};
  }
  [data-facts] {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin-top: ${space[3]};
    font: ${text.small};
    color: ${color.inkMuted};
  }
  [data-facts] > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }
  [data-facts] svg {
    width: 16px;
    height: 16px;
  }
  [data-picture] {
    overflow: hidden;
    border-radius: ${radius.large};
  }
  [data-contents] {
    ${card}
    padding: ${space[3]} ${space[4]};
  }
  [data-contents] > h2 {
    font: ${text.body};
    font-weight: ${weight.semibold};
  }
  [data-contents] > ol {
    margin: 0;
    padding-left: ${space[5]};
  }
  [data-contents] a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  article > footer {
    display: grid;
    gap: ${space[4]};
    max-width: ${size.prose};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  article > footer ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
  > section {
    margin-top: ${space[6]};
  }
  ${media.large} {
    h1 {
      font: ${text.heading};
    }
    > article {
      grid-template-columns: minmax(0, 720px) minmax(220px, 300px);
      column-gap: ${space[10]};
      justify-content: center;
    }
    > article > * {
      grid-column: 1;
    }
    > article > [data-contents] {
      grid-column: 2;
      grid-row: 2 / span 3;
      align-self: start;
      position: sticky;
      top: calc(${size.header} + ${space[6]});
    }
    [data-contents] a {
      min-height: 36px;
    }
  }
`;
