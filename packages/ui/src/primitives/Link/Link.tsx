import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";
import { styled } from "styled-components";
import { color, motion } from "../../foundations/index.ts";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** Replaces the history entry instead of adding one (filters, tabs). */
  replace?: boolean;
  /** Leaves the scroll position alone after the step (tabs, chips). */
  keepScroll?: boolean;
  /** When the next page's code is fetched. @default "intent" */
  prefetch?: "intent" | "none";
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>;
}

/** An `<a>` that knows no router: what stories, mails and a page without JavaScript use. */
function PlainLink({
  replace: _replace,
  keepScroll: _keepScroll,
  prefetch: _prefetch,
  children,
  ...anchor
}: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

export interface LinkProviderProps {
  /** The application's link: takes `href` and the hints above. Its identity must not change between renders. */
  component: ComponentType<LinkProps>;
  /** What uses the link. */
  children: ReactNode;
}

/** Says which link every fragment below uses. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A link without looks, for fragments that style it themselves (`styled(Link)`, or as a descendant of their root). */
export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}

/** A link in running text or beside it. */
export function TextLink(props: LinkProps) {
  return <Underlined {...props} />;
}

const Underlined = styled(Link)`
  color: ${color.brand};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${color.line};
  text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
  text-underline-offset: 0.22em;
  transition: text-decoration-color ${motion.quick};

  &:hover {
    color: ${color.brandStrong};
    text-decoration-color: currentcolor;
  }
`;
