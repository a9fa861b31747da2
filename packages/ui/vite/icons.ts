import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The package that icons are imported from. */
export const ICONS = "lucide-react";

/** A rendered icon, with the view box that all icons share. */
const RENDERED = /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(?<drawing>.+)<\/svg>$/;

/** An icon's markup; null if lucide-react has no such icon, or one with another view box. */
export function drawingOf(name: string): string | null {
  const icon: unknown = lucide[name as keyof typeof lucide];
  if (!isIcon(icon)) return null;
  const drawing = RENDERED.exec(renderToStaticMarkup(createElement(icon)))?.groups?.["drawing"];
  return drawing?.replaceAll(/><\/\w+>/g, "/>") ?? null;
}

/** Icons are `forwardRef` components, unlike lucide-react's other exports. */
function isIcon(value: unknown): value is lucide.LucideIcon {
  return typeof value === "object" && value !== null && "render" in value;
}
