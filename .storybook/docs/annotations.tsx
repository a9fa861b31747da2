import { lazy, Suspense } from "react";

const FragmentPage = lazy(() =>
  import("./FragmentPage.tsx").then((module) => ({ default: module.FragmentPage })),
);

/** What stories need on pages of documentation alone: its code is loaded with the first such page. */
export const parameters = {
  docs: {
    page: () => (
      <Suspense>
        <FragmentPage />
      </Suspense>
    ),
  },
};
