import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyNameFromExport, toId } from "storybook/internal/csf";

/** A file of stories as it is written: its meta, and its stories by their names. */
export interface StoryFile {
  /** Its path in the repository. */
  path: string;
  meta: Meta;
  stories: ReadonlyMap<string, StoryObj>;
}

const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>("../src/**/*.stories.tsx", {
  eager: true,
});

/** Every file of stories. */
export const storyFiles: readonly StoryFile[] = Object.entries(modules).map(
  ([path, { default: meta, ...stories }]) => ({
    path: path.replace("../", "packages/ui/"),
    meta,
    stories: new Map(Object.entries(stories)),
  }),
);

/** Whether a story is photographed here. */
export const isVisual = ({ tags = [] }: StoryObj): boolean => tags.includes("visual");

/** The id of every story, as an address names it: of a title that is written, or else of the file's folders. */
export const storyIds: ReadonlySet<string> = new Set(
  storyFiles.flatMap(({ path, meta, stories }) => {
    const folders = path
      .replace(/^packages\/ui\/src\//, "")
      .replace(/\.stories\.tsx$/, "")
      .split("/");
    const parts = folders.filter((part, index) => part !== folders[index - 1]);
    return [...stories.keys()].map((name) => toId(meta.title ?? parts.join("/"), storyNameFromExport(name)));
  }),
);
