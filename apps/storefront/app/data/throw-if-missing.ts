/** What the page shows does not exist, as the browser learnt while the page was standing: the 404 page takes its place. */
export class MissingPage extends Error {
  override name = "MissingPage";
}

/** After a click it is the browser that learns of an unknown id: shows the same 404 page as the server would. */
export function throwIfMissing(error: unknown): void {
  const code = (error as { code?: number } | undefined)?.code;
  if (code === 404 || code === 422) throw new MissingPage();
}
