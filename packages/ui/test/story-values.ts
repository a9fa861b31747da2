import { createElement, isValidElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StoryFile } from "./story-files.ts";

/** The values of every field that the stories of a file reach, in what they are given or in what they render. */
export function valuesByField(file: StoryFile): ReadonlyMap<string, ReadonlySet<unknown>> {
  return new ValuesOf(file).byField;
}

class ValuesOf {
  readonly byField = new Map<string, Set<unknown>>();
  readonly #seen = new Set<unknown>();
  readonly #fragments: ReadonlySet<unknown>;

  constructor({ meta, stories }: StoryFile) {
    this.#fragments = new Set([meta.component, ...Object.values(meta.subcomponents ?? {})]);
    for (const story of stories.values()) {
      const args = { ...meta.args, ...story.args };
      this.#collect(args);
      const render = story.render ?? meta.render;
      if (render) {
        const context = { args, globals: { locale: "vi" } };
        this.#collect(rendered(() => (render as (...given: unknown[]) => ReactNode)(args, context)));
      }
    }
  }

  #collect(given: unknown): void {
    if (typeof given !== "object" || given === null || this.#seen.has(given)) return;
    this.#seen.add(given);
    if (isValidElement(given)) this.#open(given.type, given.props);
    const entries: [string, unknown][] = Object.entries(
      isValidElement(given) ? (given.props as object) : given,
    );
    for (const [field, value] of entries) {
      const values = this.byField.get(field) ?? new Set();
      this.byField.set(field, values);
      values.add(value);
      this.#collect(value);
    }
  }

  /** A component that the stories' file makes for itself holds its fragment inside. */
  #open(type: unknown, props: unknown): void {
    if (typeof type !== "function" || this.#fragments.has(type)) return;
    this.#collect(rendered(() => (type as (given: unknown) => ReactNode)(props)));
  }
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
