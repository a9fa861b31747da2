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
  /** Target URL. */
  href: string;
  /** Replaces the history entry instead of adding one (filters, tabs). */
  replace?: boolean;
  /** Keeps the scroll position on navigation (tabs, chips). */
  keepScroll?: boolean;
  /** When to prefetch the target page's code. @default "intent" */
  prefetch?: "intent" | "none";
  /** Ref to the `<a>`. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A plain `<a>` without a router, used if there is no `LinkProvider`, as in stories and emails. */
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
  /** The application's link component. Takes `LinkProps`. Must be the same component on every render. */
  component: ComponentType<LinkProps>;
  /** The part of the application that uses this link. */
  children: ReactNode;
}

/** Sets the link component that all fragments below use. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** An unstyled link. Fragments style it through `styled(Link)` or as a descendant of their root. */
export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}

/** An underlined link, for use in or beside text. */
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
