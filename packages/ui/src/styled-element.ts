import { createElement, type ElementType } from "react";

interface StyledElementProps {
  /** Replaces the element. */
  as?: ElementType;
  className?: string;
  [prop: string]: unknown;
}

/** `senUi()` compiles a styled component to this: its element with the class of its rules. */
export function styledElement(type: ElementType, styles: string) {
  return function StyledElement({ as = type, className, ...props }: StyledElementProps) {
    return createElement(as, {
      ...props,
      className: className === undefined ? styles : `${className} ${styles}`,
    });
  };
}
