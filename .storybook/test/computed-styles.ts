import type { Page } from "playwright-core";

/** A box of a page (an element, a pseudo-element or a text) with its computed styles. */
export interface StyledBox {
  /** Tag name and pseudo-element. */
  name: string;
  styles: readonly string[];
}

/** Properties set in the page's own style sheets; only those can differ. */
export function declaredProperties(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set(["width", "height"]);
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ("style" in rule) for (const name of rule.style as CSSStyleDeclaration) found.add(name);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    const known = new Set(getComputedStyle(document.body));
    return [...found].filter((name) => known.has(name) && !name.startsWith("--"));
  });
}

/** Properties that a color scheme can change: colors and shadows. */
export const ofScheme = (properties: readonly string[]): string[] =>
  properties.filter((name) => /color|shadow|image|filter|^(fill|stroke)$/.test(name));

/** Boxes in each story's element (`data-story`), in document order. */
export async function boxesByStory(page: Page, properties: readonly string[]) {
  const cdp = await page.context().newCDPSession(page);
  const { documents, strings } = await cdp.send("DOMSnapshot.captureSnapshot", {
    computedStyles: [...properties],
  });
  await cdp.detach();
  const stories = new Map<string, StyledBox[]>();
  const [document] = documents;
  if (!document) return stories;
  const { nodeName = [], parentIndex = [], attributes = [], pseudoType } = document.nodes;
  const text = (index: number | undefined) => strings[index ?? -1] ?? "";
  const pseudoOf = new Map(pseudoType?.index.map((node, at) => [node, text(pseudoType.value[at])]));

  // Parents come before their children.
  const storyOf: (string | null)[] = [];
  nodeName.forEach((_, node) => {
    const names = attributes[node] ?? [];
    const place = names.findIndex((name, index) => index % 2 === 0 && text(name) === "data-story");
    storyOf[node] = place >= 0 ? text(names[place + 1]) : (storyOf[parentIndex[node] ?? -1] ?? null);
  });

  document.layout.nodeIndex.forEach((node, at) => {
    const story = storyOf[node] ?? null;
    if (story === null) return;
    const pseudo = pseudoOf.get(node);
    const name = text(nodeName[node]).toLowerCase() + (pseudo === undefined ? "" : `::${pseudo}`);
    const boxes = stories.get(story) ?? [];
    stories.set(story, boxes);
    boxes.push({ name, styles: (document.layout.styles[at] ?? []).map(text) });
  });
  return stories;
}

/** Describes the differences between two pages' boxes of one story; empty if there are none. */
export function differences(
  [compiled, runtime]: readonly [readonly StyledBox[], readonly StyledBox[]],
  properties: readonly string[],
): string[] {
  const [names, others] = [compiled, runtime].map((boxes) => boxes.map(({ name }) => name).join(" "));
  if (names !== others) return [`other boxes: ${String(names)} | ${String(others)}`];
  return compiled.flatMap(({ name, styles }, box) =>
    properties.flatMap((property, at) => {
      const [one, other] = [styles[at], runtime[box]?.styles[at]];
      return one === other
        ? []
        : [`${name} (box ${box}) ${property}: ${String(one)} compiled, ${String(other)} at run time`];
    }),
  );
}
