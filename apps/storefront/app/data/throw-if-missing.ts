import { data } from "react-router-dom";

/** After a click it is the browser that learns of an unknown id: shows the same 404 page as the server would. */
export function throwIfMissing(error: unknown): void {
  const code = (error as { code?: number } | undefined)?.code;
  if (code === 404 || code === 422) throw data(null, { status: 404 });
}
