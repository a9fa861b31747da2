/**
 * Storybook's builder for Vite, without the part that reads every story's imports at each start to follow changes:
 * `changeDetection: false` leaves it on, two seconds of a start and a part of each change.
 */
export { bail, build, corePresets, start } from "@storybook/builder-vite";
