import { createElement, use } from "react";
import { SwappedIconsContext, type IconProps, type SwappedIcons } from "./swapped-icons.ts";

const LOOK = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** `senUi()` compiles lucide-react icons to this. Prefers the application's own icon. Hidden from screen readers unless it has a role. */
export function compiledIcon(name: keyof SwappedIcons, drawing: string) {
  const html = { __html: drawing };
  return function CompiledIcon({ size = 24, ...props }: IconProps) {
    const own = use(SwappedIconsContext)[name];
    const given = { "aria-hidden": props.role === undefined || undefined, ...props };
    if (own) return createElement(own, { size, ...given });
    return createElement("svg", {
      ...LOOK,
      width: size,
      height: size,
      ...given,
      dangerouslySetInnerHTML: html,
    });
  };
}
