import { useEffect } from "react";
import { ALIVE } from "../head/first-paint.ts";

/** Tells the document that the app has taken over: what was pressed before that happens now (`firstPaint`). */
export function useAlive(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
}
