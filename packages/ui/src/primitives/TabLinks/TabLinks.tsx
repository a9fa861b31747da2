import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space, weight } from "../../foundations/index.ts";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root-props.ts";

export interface TabLink {
  href: string;
  label: string;
  /** Number of items in the tab; hidden if undefined. */
  count?: number;
}

export interface TabLinksProps extends RootProps<"nav"> {
  /** Accessible name of the tab list: "Trạng thái đơn hàng". */
  label: string;
  /** Tabs in display order. */
  tabs: readonly TabLink[];
  /** `href` of the current tab. */
  current: string;
}

/** Tabs as links, so that the URL holds the choice. The row scrolls sideways and keeps the current tab in view; on a desktop it wraps. */
export function TabLinks({ label, tabs, current, ...root }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const on = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !on) return;
    // Scroll only the row; `scrollIntoView` could scroll the page.
    row.scrollTo({ left: on.offsetLeft - (row.clientWidth - on.offsetWidth) / 2 });
  }, [current]);
  return (
    <Root {...root} aria-label={label}>
      <ul ref={list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.href === current ? "page" : undefined} replace keepScroll>
              {tab.label}
              {tab.count !== undefined && <span> {tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  border-bottom: 1px solid ${color.line};

  > ul {
    ${mixins.sidewaysScroll}
    position: relative;
    margin: 0 0 -1px;
    padding: 0 ${space[6]} 0 0;
    /* The last visible tab fades out if more follow. */
    mask-image: linear-gradient(to right, ${color.ink} calc(100% - ${space[6]}), transparent);
  }
  li {
    flex: none;
  }
  a {
    ${mixins.row(1)}
    min-height: 48px;
    padding-inline: ${space[4]};
    border-bottom: 3px solid transparent;
    border-radius: ${radius.small} ${radius.small} 0 0;
    ${mixins.textStyle("small", { weight: "medium", color: "inkMuted" })}
    white-space: nowrap;
    transition: color ${motion.quick};
    outline-offset: -3px;
  }
  a > span {
    font-weight: ${weight.regular};
  }
  a[aria-current] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
    border-bottom-color: ${color.brand};
  }
  /* A mouse cannot scroll sideways. */
  ${media.large} {
    > ul {
      flex-wrap: wrap;
      padding: 0;
      mask: none;
    }
    a {
      padding-inline: ${space[2]};
    }
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      color: ${color.ink};
    }
  }
`;
