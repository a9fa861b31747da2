/** The library's cascade layers: a later one wins, wherever its sheet stands in a page and whatever its selectors. */
const LAYERS = ["base", "primitives", "fragments"] as const;

type Layer = (typeof LAYERS)[number];

/** The order of the layers. First in every sheet, so that it holds whichever is read first. */
const ORDER = `@layer ${LAYERS.map((layer) => `sen.${layer}`).join()};`;

export function inLayer(layer: Layer, css: string): string {
  return `${ORDER}@layer sen.${layer}{${css}}`;
}

/** The layer of a module's components: a fragment may restyle a primitive that it is made of, never the other way round. */
export function layerOf(file: string): Layer {
  return /[\\/]primitives[\\/]/.test(file) ? "primitives" : "fragments";
}
