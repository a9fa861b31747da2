import type { BlogStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { blogs } from "../../database/schema/index.ts";

/** Shows or hides an article. False where there is none of that name. */
export async function setArticleStatus(
  tx: Transaction,
  slug: string,
  status: (typeof BlogStatus)[keyof typeof BlogStatus],
): Promise<boolean> {
  const changed = await tx
    .update(blogs)
    .set({ status })
    .where(eq(blogs.slug, slug))
    .returning({ id: blogs.id });
  return changed.length > 0;
}
