import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, size, space, text } from "../../foundations/index.ts";

export interface ArticleBodyProps {
  /** Only `Blog.html` of the contract, which the server has sanitized. */
  html: string;
  /** Navigates within the site without a page load. Without it, the browser navigates. */
  onNavigate?: (href: string) => unknown;
}

/** An article's text: headings, lists, tables, quotes and pictures. */
export function ArticleBody({ html, onNavigate }: ArticleBodyProps) {
  function follow(event: MouseEvent) {
    const href = onNavigate && pageOf(event);
    if (!href) return;
    event.preventDefault();
    onNavigate(href);
  }
  return <Root onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The path that a plain click on a link leads to within this site; null if the browser should handle the click. */
function pageOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const href = link?.getAttribute("href") ?? "";
  return isPlain && href.startsWith("/") ? href : null;
}

const Root = styled.div`
  max-width: ${size.prose};
  line-height: 1.7;

  > * + * {
    margin-top: ${space[4]};
  }
  h2 {
    margin-top: ${space[8]};
    scroll-margin-top: calc(${size.header} + ${space[4]});
  }
  > h2:first-child {
    margin-top: 0;
  }
  h3,
  h4 {
    margin-top: ${space[6]};
    ${mixins.textStyle("lead", { weight: "semibold" })}
    scroll-margin-top: calc(${size.header} + ${space[4]});
  }
  ul,
  ol {
    ${mixins.grid(2)}
    padding-left: ${space[6]};
    list-style: revert;
  }
  li > :is(ul, ol),
  blockquote > * + * {
    margin-top: ${space[2]};
  }
  li::marker {
    color: ${color.inkMuted};
  }
  a {
    color: ${color.brand};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  blockquote {
    padding: ${space[3]} ${space[4]};
    border-left: 3px solid ${color.brand};
    border-radius: 0 ${radius.medium} ${radius.medium} 0;
    background: ${color.surfaceSunken};
  }
  code {
    padding: 1px ${space[1]};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
  }
  pre {
    white-space: pre-wrap;
  }
  figure {
    margin: ${space[6]} 0;
  }
  figure img {
    width: 100%;
    height: auto;
    border-radius: ${radius.large};
    background: ${color.surfaceSunken};
  }
  figcaption {
    margin-top: ${space[2]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  table {
    font: ${text.small};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${color.line};
    vertical-align: top;
  }
  th {
    background: ${color.surfaceSunken};
  }
`;
