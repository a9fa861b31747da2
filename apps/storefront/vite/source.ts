/** Packages of this repository are built from their sources. */
export const sourceConditions = ["@sen/source", "module", "import", "default"];

/** The same component ids wherever a module is transformed, no white space in the CSS, and unused components left out. */
export const componentIds = { displayName: false, fileName: false, ssr: true, minify: true, pure: true };
