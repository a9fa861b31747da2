import { styled } from "styled-components";
import {
  card,
  color,
  container,
  media,
  motion,
  plainList,
  radius,
  shadow,
  space,
  text,
  weight,
  wholeCardLink,
} from "../../foundations/index.ts";

/** The box of an order and of its skeleton. */
export const Card = styled.article`
  ${card}
  position: relative;
  container-type: inline-size;
  transition: box-shadow ${motion.quick};

  > header {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  > header > [data-shop] {
    width: 32px;
    height: 32px;
    border-radius: ${radius.full};
    overflow: hidden;
  }
  > header > h2 {
    min-width: 0;
    font: ${text.body};
    font-weight: ${weight.semibold};
    overflow-wrap: anywhere;
  }
  > header > :nth-child(3) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  > header > p {
    grid-column: 1 / -1;
    font: ${text.small};
    color: ${color.inkMuted};
    overflow-wrap: anywhere;
  }
  > ul {
    ${plainList}
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};
  }
  > ul > [data-more] {
    font: ${text.small};
    color: ${color.inkMuted};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[2]} ${space[4]};
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > footer > div {
    flex: 1 1 140px;
    display: grid;
    min-width: 0;
    font: ${text.small};
    overflow-wrap: anywhere;
  }
  > footer small {
    font: ${text.caption};
    color: ${color.inkMuted};
  }
  > footer > p {
    margin-left: auto;
    text-align: right;
    font: ${text.small};
    color: ${color.inkMuted};
  }
  > footer > p > strong {
    display: block;
    font: ${text.body};
    font-weight: ${weight.bold};
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > footer > button,
  > footer > a {
    position: relative;
  }

  /* The link's area is the whole card; what is pressed for itself lies above it. */
  > footer > div a {
    ${wholeCardLink}
  }
  &:has(> footer > div a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:has(> footer > div a):hover {
      box-shadow: ${shadow.mid};
    }
    > footer > div a:hover {
      color: ${color.brand};
    }
  }
  ${container.small} {
    > header {
      grid-template-columns: auto 1fr auto;
    }
    > header > :nth-child(3) {
      grid-column: 3;
    }
    > header > p {
      grid-column: 2 / -1;
    }
    > footer > p > strong {
      display: inline;
      margin-left: ${space[1]};
    }
  }
`;
