import type { LucideProps } from "lucide-react";
import { createElement } from "react";

/** What all icons have in common. */
const LOOK = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

type CompiledIconProps = Omit<LucideProps, "absoluteStrokeWidth" | "children" | "color">;

/**
 * What `senUi()` makes of an icon of lucide-react: one element around its finished drawing. Hidden from readers unless it
 * is given a role.
 */
export function compiledIcon(drawing: string) {
  const html = { __html: drawing };
  return function CompiledIcon({ size = 24, ...props }: CompiledIconProps) {
    return createElement("svg", {
      ...LOOK,
      width: size,
      height: size,
      "aria-hidden": props.role === undefined || undefined,
      ...props,
      dangerouslySetInnerHTML: html,
    });
  };
}
