import type { Indexer } from "storybook/internal/types";
import { wordsOf } from "./words.ts";

/**
 * Lets the search find a fragment's docs page by the customer's words for it. Storybook searches a page's story names, so each
 * word is added as a story that is not shown anywhere.
 */
export const searchableByWords = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      const [, folder = "", name = ""] = /src\/((?:\w+\/)?(\w+))\/\2\w*\.stories\.tsx$/.exec(file) ?? [];
      const [story] = stories;
      if (!story || name === "") return stories;
      const words = wordsOf(folder).map((word, index) => ({
        ...story,
        exportName: `Word${String(index + 1)}`,
        name: word,
        tags: ["!dev", "!test", "!autodocs"],
      }));
      return [...stories, ...words];
    },
  }));
