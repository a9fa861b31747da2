import { createElement, type ElementType } from "react";

interface StyledProps {
  as?: ElementType;
  className?: string;
  [prop: string]: unknown;
}

/**
 * What a styled component is in the production build (`vite/static-styles.ts`): its element with the class that the
 * build gave its style sheet. `as` replaces the element.
 */
export function element(type: ElementType, name: string) {
  return function StyledElement({ as = type, className, ...props }: StyledProps) {
    return createElement(as, {
      ...props,
      className: className === undefined ? name : `${className} ${name}`,
    });
  };
}
