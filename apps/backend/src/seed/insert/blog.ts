import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { blogs } from "../../database/schema/index.ts";
import { importBlog, readBlogFiles } from "../../modules/blog/index.ts";
import { randomFor } from "../builders/random.ts";

/** The articles, as any shop imports them, and how often each was read and liked. */
export async function insertBlog(tx: Transaction, seed: string): Promise<void> {
  const files = readBlogFiles();
  await importBlog(tx, files);
  for (const { id } of files.articles) {
    const random = randomFor(seed, `blog ${id}`);
    const view_count = random.whole(300, 9000);
    const like_count = Math.round(view_count * random.whole(2, 9) * 0.01);
    await tx.update(blogs).set({ view_count, like_count }).where(eq(blogs.id, id));
  }
}
