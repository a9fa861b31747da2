/** How stories find modules: the packages of this repository as sources, each library once. */
export const storyResolution = {
  conditions: ["@sen/source", "module", "browser", "development|production"],
  dedupe: ["react", "react-dom", "styled-components", "react-i18next", "i18next"],
};
