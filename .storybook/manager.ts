import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Sen",
    colorPrimary: "#b4235a",
    colorSecondary: "#b4235a",
    appBg: "#fbf8f5",
    appBorderRadius: 10,
    textColor: "#261b20",
  }),
  sidebar: { showRoots: true },
});
