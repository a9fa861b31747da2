import type { Plugin } from "vite";

/** `var Link = React.forwardRef(`, and `Link.displayName = "Link";` at a module's top level. */
const MADE_BY_REACT = /^(?<start>(?:var|const) \w+ = )(?<call>React\d*\.(?:forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler drop unused components of packages, with everything they call. Otherwise it treats React's wrappers as side effects
 * and display names, which only development tools read, as uses. Babel's React preset marks such calls the same way; the bundler's
 * `manualPureFunctions` does not recognize functions of a CommonJS package.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: "without-unused-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]node_modules[\\/].*\.mjs$/, code: DISPLAY_NAME },
      handler: (code) => ({
        code: code.replaceAll(MADE_BY_REACT, "$<start>/* @__PURE__ */ $<call>").replaceAll(DISPLAY_NAME, ""),
        map: null,
      }),
    },
  };
}
