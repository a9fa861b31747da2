/** The library's cascade layers. A later one wins, whatever the order of the sheets and the specificity of the selectors. */
const LAYERS = ["base", "primitives", "fragments"] as const;

type Layer = (typeof LAYERS)[number];

/** Declares the order. Begins every sheet, so that it applies whichever loads first. */
const ORDER = `@layer ${LAYERS.map((layer) => `sen.${layer}`).join()};`;

export function inLayer(layer: Layer, css: string): string {
  return `${ORDER}@layer sen.${layer}{${css}}`;
}

/** The layer of a module's components: a fragment may restyle the primitives it uses, not the reverse. */
export function layerOf(file: string): Layer {
  return /[\\/]primitives[\\/]/.test(file) ? "primitives" : "fragments";
}
