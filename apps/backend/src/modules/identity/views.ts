import { desc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { identityViews } from "../../database/schema/index.ts";

type ViewRow = typeof identityViews.$inferSelect;

/** Records that staff view a document. Call it before showing anything. */
export async function recordIdentityView(
  db: Queryable,
  view: Pick<ViewRow, "document_id" | "viewer" | "shown">,
  now: Date,
): Promise<void> {
  await db.insert(identityViews).values({ ...view, viewed_at: now });
}

/** The views of a document, latest first. */
export const viewsOfIdentity = (db: Queryable, documentId: number): Promise<ViewRow[]> =>
  db
    .select()
    .from(identityViews)
    .where(eq(identityViews.document_id, documentId))
    .orderBy(desc(identityViews.id));
