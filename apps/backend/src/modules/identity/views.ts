import { desc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { identityViews } from "../../database/schema/index.ts";

type ViewRow = typeof identityViews.$inferSelect;

/** Writes down, before anything is shown, that somebody of the staff looks at a document. */
export async function recordIdentityView(
  db: Queryable,
  view: Pick<ViewRow, "document_id" | "viewer" | "shown">,
  now: Date,
): Promise<void> {
  await db.insert(identityViews).values({ ...view, viewed_at: now });
}

/** Who looked at a document, the last first. */
export const viewsOfIdentity = (db: Queryable, documentId: number): Promise<ViewRow[]> =>
  db
    .select()
    .from(identityViews)
    .where(eq(identityViews.document_id, documentId))
    .orderBy(desc(identityViews.id));
