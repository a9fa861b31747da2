import { expect, it } from "vitest";
import { chromaticModes } from "../../../.storybook/modes.ts";
import { readOptions } from "../../visual/options.ts";
import { modesOf } from "../../visual/shown-modes.ts";

const viewport = {
  options: {
    phone: { styles: { width: "360px", height: "800px" } },
    desktop: { styles: { width: "1280px", height: "800px" } },
  },
};
const settings = { parameters: { chromatic: { modes: chromaticModes }, viewport } };
const names = (modes: ReturnType<typeof modesOf>) => modes.map(({ name }) => name);

it("looks in the modes that Chromatic has", () => {
  expect(names(modesOf(settings))).toEqual(Object.keys(chromaticModes));
  expect(modesOf(settings)[2]).toEqual({
    name: "vi light desktop",
    globals: { locale: "vi", scheme: "light" },
    width: 1280,
    height: 800,
  });
});

it("leaves out modes that a story disables, and languages and schemes that it does not have", () => {
  const modes = {
    ...chromaticModes,
    "vi light desktop": { ...chromaticModes["vi light desktop"], disable: true },
  };
  const own = { ...settings, parameters: { chromatic: { modes }, viewport }, globals: { scheme: "light" } };
  expect(names(modesOf(own))).toEqual(["vi light phone", "en light phone", "en light desktop"]);
});

it("says which viewport there is not", () => {
  const modes = { wide: { viewport: "wall" } };
  expect(() => modesOf({ parameters: { chromatic: { modes }, viewport } })).toThrow(
    '"wide" names the viewport "wall"',
  );
});

it("refuses what the command line cannot mean", () => {
  expect(() => readOptions(["--jobs", "none"])).toThrow("--jobs takes a whole number");
  expect(() => readOptions(["--repeat", "0"])).toThrow("--repeat takes a whole number");
  expect(() => readOptions(["--accept", " "])).toThrow("--accept takes the reason");
  expect(readOptions(["--base", "v1", "--story", "orders-*"])).toMatchObject({
    base: "v1",
    stories: ["orders-*"],
  });
});
