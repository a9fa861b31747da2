import { useRouteLoaderData } from "react-router-dom";
import type { RootData } from "../root.tsx";

/** Origin the outside world sees, without a trailing slash: canonical addresses are made from it. */
export function usePublicUrl(): string {
  return (useRouteLoaderData("root") as RootData | undefined)?.publicUrl ?? "";
}
