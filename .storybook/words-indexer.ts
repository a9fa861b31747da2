import type { Indexer } from "storybook/internal/types";
import { wordsOf } from "./words.ts";

/**
 * Lets the search find a fragment's page of documentation by what customers call it. Storybook searches a page's stories by
 * their names: each word is one that is shown nowhere.
 */
export const searchableByWords = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      const [, folder = "", name = ""] = /src\/((?:\w+\/)?(\w+))\/\2\.stories\.tsx$/.exec(file) ?? [];
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
