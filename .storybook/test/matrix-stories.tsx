import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import * as preview from "../preview.tsx";

interface StoryFile {
  default: Meta;
  [name: string]: StoryObj;
}

const files = import.meta.glob<StoryFile>("../../packages/ui/src/**/*.stories.tsx", { eager: true });

setProjectAnnotations(preview);

/**
 * Shows every matrix story, one below the other, each in an element that names it. None is played: what a story does
 * with keyboard and pointer would reach into the others.
 */
for (const [path, { default: meta, ...stories }] of Object.entries(files)) {
  for (const [name, story] of Object.entries(stories)) {
    if (!story.tags?.includes("visual")) continue;
    const place = document.createElement("section");
    place.dataset["story"] = `${path.replace(/^.*\/src\//, "").replace(".stories.tsx", "")} ${name}`;
    document.body.append(place);
    const Story = composeStory(story, meta);
    flushSync(() => {
      createRoot(place).render(<Story />);
    });
  }
}
