import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { FlowSteps } from "./flow-steps.ts";

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
  // Show areas as collapsed groups: as roots they are all expanded, and rendering hundreds of entries delays the first story.
  sidebar: { showRoots: false },
});

addons.register("sen/flows", () => {
  addons.add("sen/flows/steps", {
    type: types.TOOL,
    title: "Steps of a flow",
    match: ({ viewMode }) => viewMode === "story",
    render: () => createElement(FlowSteps),
  });
});
