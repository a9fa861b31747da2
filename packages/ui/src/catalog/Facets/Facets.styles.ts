import { styled } from "styled-components";
import { color, media, motion, plainList, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.nav`
  display: grid;
  gap: ${space[5]};

  > div + div {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > div > p {
    margin-bottom: ${space[1]};
    font: ${text.small};
    font-weight: ${weight.semibold};
  }
  ul {
    ${plainList}
  }
  li > a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    margin-inline: calc(-1 * ${space[2]});
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    font: ${text.small};
    transition: background ${motion.quick};
  }
  li > a:focus-visible {
    outline-offset: -3px;
  }
  i {
    flex: none;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.small};
    color: ${color.brandInk};
  }
  i > svg {
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
  a[aria-current] {
    font-weight: ${weight.medium};
  }
  a[aria-current] > i {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  li span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.inkMuted};
    font: ${text.caption};
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.brand};
    font: ${text.small};
    font-weight: ${weight.medium};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: "+";
    width: 20px;
    margin-right: ${space[2]};
    text-align: center;
  }
  details[open] > summary::before {
    content: "−";
  }
  > div > form {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[3]};
  }
  [data-range] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]};
  }
  ${media.hover} {
    li > a {
      min-height: 36px;
    }
    li > a:hover {
      background: ${color.surfaceSunken};
    }
  }
`;
