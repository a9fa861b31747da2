import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What icons are imported from. */
export const ICONS = "lucide-react";

/** An icon on the grid that all of them are drawn on. */
const RENDERED = /^<svg [^>]*viewBox="0 0 24 24"[^>]*>(?<drawing>.+)<\/svg>$/;

/** The drawing of an icon as markup; null where lucide-react has none of this name, or draws it on another grid. */
export function drawingOf(name: string): string | null {
  const icon: unknown = lucide[name as keyof typeof lucide];
  if (!isIcon(icon)) return null;
  const drawing = RENDERED.exec(renderToStaticMarkup(createElement(icon)))?.groups?.["drawing"];
  return drawing?.replaceAll(/><\/\w+>/g, "/>") ?? null;
}

/** Icons are forwarding components; what else lucide-react exports is none. */
function isIcon(value: unknown): value is lucide.LucideIcon {
  return typeof value === "object" && value !== null && "render" in value;
}
