import type { Category, CategoryNode } from "@sen/api";

/** Where a list stands in the category tree. */
export interface TreePlace {
  /** The one category that the list is of; null for none or several. */
  name: string | null;
  /** The categories above, the top first. */
  above: readonly CategoryNode[];
  /** The categories right below; the top level where no category is chosen. */
  below: readonly CategoryNode[];
}

interface Branch extends CategoryNode {
  children?: readonly Branch[];
}

/** Finds one chosen category in the tree. */
export function placeInTree(tree: readonly Category[], chosen: readonly number[]): TreePlace {
  const [id] = chosen;
  if (id === undefined || chosen.length > 1) return { name: null, above: [], below: tree };
  return find(tree, id, []) ?? { name: null, above: [], below: tree };
}

function find(level: readonly Branch[], id: number, above: readonly CategoryNode[]): TreePlace | null {
  for (const node of level) {
    const children = node.children ?? [];
    if (node.id === id) return { name: node.name, above, below: children };
    const deeper = find(children, id, [...above, node]);
    if (deeper) return deeper;
  }
  return null;
}
