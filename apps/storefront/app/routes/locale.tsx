import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { routePage } from "../route-page.ts";
import type { Route } from "./+types/locale";

const PageFailure = lazy(() => import("../shell/PageFailure.tsx"));

/** The optional `/en`: every page lies under it; the language itself is read from the path. */
export default routePage(function LocaleRoute() {
  return <Outlet />;
});

/** A page that fails is told in its place: header, cart and menus stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <PageFailure error={error} />
    </Suspense>
  );
}
