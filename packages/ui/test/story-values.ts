import { createElement, isValidElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StoryFile } from "./story-files.ts";

/** The values of every field that the stories of a file reach, in what they are given or in what they render. */
export function valuesByField({ meta, stories }: StoryFile): ReadonlyMap<string, ReadonlySet<unknown>> {
  const byField = new Map<string, Set<unknown>>();
  const seen = new Set<unknown>();
  const fragments = new Set<unknown>([meta.component, ...Object.values(meta.subcomponents ?? {})]);

  function collect(given: unknown): void {
    if (typeof given !== "object" || given === null || seen.has(given)) return;
    seen.add(given);
    if (isValidElement(given)) open(given.type, given.props);
    const fields = isValidElement(given) ? (given.props as object) : given;
    for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
      const values = byField.get(field) ?? new Set();
      byField.set(field, values.add(value));
      collect(value);
    }
  }

  /** A component that the stories' file makes for itself holds its fragment inside. */
  function open(type: unknown, props: unknown): void {
    if (typeof type !== "function" || fragments.has(type)) return;
    collect(rendered(() => (type as (given: unknown) => ReactNode)(props)));
  }

  for (const story of stories.values()) {
    const args = { ...meta.args, ...story.args };
    collect(args);
    const render = (story.render ?? meta.render) as ((...given: unknown[]) => ReactNode) | undefined;
    if (render) collect(rendered(() => render(args, { args, globals: { locale: "vi" } })));
  }
  return byField;
}

/** What a function with hooks returns; nothing of one that needs a browser, or a context around it. */
function rendered(render: () => ReactNode): ReactNode {
  let elements: ReactNode;
  const Sheet: ComponentType = () => {
    elements = render();
    return null;
  };
  try {
    renderToStaticMarkup(createElement(Sheet));
  } catch {
    return undefined;
  }
  return elements;
}
