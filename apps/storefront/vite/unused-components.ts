import type { Plugin } from "vite";

/** `var Link = React.forwardRef(`, and `Link.displayName = "Link";` at a module's top level. */
const MADE_BY_REACT = /^(?<start>(?:var|const) \w+ = )(?<call>React\d*\.(?:forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out a package's components that nobody uses, with all that they call: it must take what React makes of
 * them for a side effect, and their display names, which only development tools read, for a use. Babel's preset for React marks such
 * calls in the same way; the bundler's `manualPureFunctions` does not know a function of a CommonJS package.
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
