/**
 * Storybook's Vite builder without change detection, which reads every story's imports at each start.
 * `changeDetection: false` does not turn it off, and it costs two seconds per start and some time per change.
 */
export { bail, build, corePresets, start } from "@storybook/builder-vite";
