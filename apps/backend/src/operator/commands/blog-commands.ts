import { existsSync } from "node:fs";
import { StartFailure } from "../../database/failure.ts";
import { importBlog, readBlogFiles } from "../../modules/blog/index.ts";
import { flag, type Command } from "./command.ts";

/** What concerns the blog. */
export const blogCommands: readonly Command[] = [
  {
    name: "blog import",
    usage: "[--from <folder>]",
    about:
      "Takes over the articles of content/blog, or of another folder; says which are new, changed and removed.",
    flags: ["from"],
    run: async ({ db }, given) => {
      const from = flag(given, "from");
      if (from !== undefined && !existsSync(from)) throw new StartFailure(`There is no folder ${from}.`);
      const files = readBlogFiles(from);
      const { unchanged, ...told } = await db.transaction((tx) => importBlog(tx, files));
      return {
        ...Object.fromEntries(
          Object.entries(told).map(([what, names]) => [what, names.join(", ") || "none"]),
        ),
        unchanged: unchanged.length,
      };
    },
  },
];
