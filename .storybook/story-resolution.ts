/** Module resolution for stories: this repository's packages from source, and a single copy of each library. */
export const storyResolution = {
  conditions: ["@sen/source", "module", "browser", "development|production"],
  dedupe: ["react", "react-dom", "styled-components", "react-i18next", "i18next"],
};
