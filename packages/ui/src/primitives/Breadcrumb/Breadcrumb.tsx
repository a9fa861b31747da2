import { useFormat } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Link } from "../Link/Link.tsx";
import type { RootProps } from "../root-props.ts";

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps extends RootProps<"nav"> {
  /** Ancestors of this page, from home down to its parent. */
  crumbs: readonly Crumb[];
  /** Title of this page. Leave it out if the page's heading follows directly. */
  current?: string | undefined;
}

/** The path from home to this page, as links. */
export function Breadcrumb({ crumbs, current, ...root }: BreadcrumbProps) {
  const { words } = useFormat();
  return (
    <Root aria-label={words.breadcrumb} {...root}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        {current !== undefined && <li aria-current="page">{current}</li>}
      </ol>
    </Root>
  );
}

const Root = styled.nav`
  /* The links are taller than their text: it starts at the page's own padding. */
  margin-top: calc(-1 * ${space[3]});
  ${mixins.textStyle("small", { color: "inkMuted" })}

  > ol {
    ${mixins.sidewaysScroll}
    align-items: center;
    padding: 0 ${space[6]} 0 0;
    mask-image: linear-gradient(to right, ${color.ink} calc(100% - ${space[6]}), transparent);
  }
  li {
    flex: none;
    ${mixins.row()}
  }
  li + li::before {
    content: "/";
    padding-inline: ${space[2]};
    color: ${color.lineStrong};
  }
  li:only-child::before {
    content: "‹";
    padding-inline-end: ${space[2]};
  }
  [aria-current] {
    ${mixins.oneLine}
    display: block;
    max-width: 40ch;
    color: ${color.ink};
  }
  a {
    ${mixins.row()}
    min-width: 24px;
    min-height: 44px;
    outline-offset: -3px;
  }
  a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
`;
