import { styled } from "styled-components";
import { color, layer, media, mixins, motion, radius, shadow, size, space } from "../../foundations/index.ts";

/** The header and its two menus: one DOM, two layouts. */
export const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  background: ${color.surfaceRaised};
  border-bottom: 1px solid ${color.line};

  > div {
    ${mixins.row(2)}
    ${mixins.column(size.page)}
    height: ${size.header};
    padding-inline: ${space[2]};
  }
  > div > [data-home],
  [data-tools] > :is(a, button) {
    ${mixins.centered}
    flex: none;
    min-width: 44px;
    height: 44px;
  }
  > div > [data-home] > span > svg + svg,
  > div > nav,
  [data-tools] > :is([data-wide], [role="group"]),
  > [popover] li > ul {
    display: none;
  }
  [data-tools] {
    ${mixins.row()}
    flex: none;
  }
  [data-tools] > :is(a, button) {
    position: relative;
    border-radius: ${radius.full};
    transition: background ${motion.quick};
  }
  [data-tools] > a > span[aria-hidden] {
    position: absolute;
    top: 0;
    right: 2px;
    box-shadow: 0 0 0 2px ${color.surfaceRaised};
  }

  ${media.large} {
    > div {
      gap: ${space[4]};
      padding-inline: ${space[6]};
    }
    > div > [data-home] > span > svg + svg {
      display: block;
    }
    > div > nav {
      display: flex;
      flex: none;
    }
    [data-tools] {
      gap: ${space[1]};
    }
    [data-tools] > [role="group"] {
      display: inline-flex;
    }
    [data-tools] > button,
    > [popover] > [data-foot] {
      display: none;
    }
    /* Fixed width: the stored mall appears after hydration and must shift nothing. */
    [data-menu="malls"] > span {
      width: 10em;
      text-align: start;
    }
    [data-tools] > a[data-wide] {
      display: grid;
    }
    /* Three characters grow away from the icon. */
    [data-tools] > a > span[aria-hidden] {
      inset: 0 auto auto 50%;
    }
    [data-tools] > a[data-account] {
      ${mixins.flex(2)}
      padding-inline: ${space[3]};
      ${mixins.textStyle("small", { weight: "medium" })}
    }
    [data-account] > span {
      ${mixins.oneLine}
      max-width: 8em;
    }
  }
  /* A link to the other language is enough: the search box needs the room. */
  ${media.belowWide} {
    [data-tools] > [role="group"] > [aria-current] {
      display: none;
    }
  }
  ${media.low} {
    position: relative;
  }
  ${media.hover} {
    [data-tools] > :is(a, button):hover,
    [data-menu]:hover {
      background: ${color.surfaceSunken};
    }
  }

  [data-menu] {
    ${mixins.row(2)}
    min-height: 44px;
    padding-inline: ${space[3]};
    border-radius: ${radius.full};
    ${mixins.textStyle("small", { weight: "medium" })}
    transition: background ${motion.quick};
  }
  [data-menu] > span {
    ${mixins.oneLine}
    max-width: 11em;
  }
  [data-menu] > svg:last-child {
    color: ${color.inkMuted};
  }

  > [popover] {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 80dvh;
    margin: 0;
    padding: ${space[3]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom));
    border: 0;
    border-radius: ${radius.large} ${radius.large} 0 0;
    background: ${color.surfaceRaised};
    color: ${color.ink};
    box-shadow: ${shadow.high};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.forcedColors} {
    > [popover] {
      border: 1px solid CanvasText;
    }
  }
  > [popover]::backdrop {
    background: ${color.scrim};
  }
  > [popover] > div {
    ${mixins.row()}
    ${mixins.column(size.page)}
    justify-content: space-between;
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > [popover] > [data-foot] {
    flex-wrap: wrap;
    margin-top: ${space[2]};
  }
  > [popover] > div > button {
    ${mixins.centered}
    ${mixins.square("44px")}
    border-radius: ${radius.full};
  }
  > [popover] > ul {
    ${mixins.grid(1, 3)}
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    max-width: ${size.page};
    margin: ${space[1]} auto 0;
  }
  > [popover] li a {
    ${mixins.row()}
    min-height: 48px;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.medium};
    ${mixins.textStyle("small", {})}
    transition: background ${motion.quick};
  }
  > #sen-categories > ul > li:first-child {
    grid-column: 1 / -1;
  }
  > [popover] [data-thumbnail] {
    margin-right: ${space[2]};
  }
  > [popover] li a:hover {
    background: ${color.surfaceHover};
    color: ${color.brand};
  }
  > [popover] li a[aria-current] {
    ${mixins.current}
  }
  ${media.large} {
    > [popover] {
      inset: ${size.header} 0 auto;
      padding: ${space[4]} ${space[6]} ${space[6]};
      border-radius: 0 0 ${radius.large} ${radius.large};
    }
    > [popover] > ul {
      grid-template-columns: repeat(4, 1fr);
    }
    > [popover] li > ul {
      display: block;
      margin: 0 0 ${space[3]};
      padding-left: 48px;
    }
    > [popover] li > ul a {
      min-height: 32px;
      padding-block: ${space[1]};
      ${mixins.textStyle("small", { color: "inkMuted" })}
    }
  }
  ${media.print} {
    display: none;
  }
`;
