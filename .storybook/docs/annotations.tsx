import { lazy, Suspense } from "react";
import type { ArgTypes, ArgTypesEnhancer } from "storybook/internal/types";

const FragmentPage = lazy(() =>
  import("./FragmentPage.tsx").then((module) => ({ default: module.FragmentPage })),
);

/** Parameters used only on docs pages; their code loads with the first such page. */
export const parameters = {
  docs: {
    page: () => (
      <Suspense>
        <FragmentPage />
      </Suspense>
    ),
  },
};

/** Types longer than this are collapsed. */
const SHORT = 60;

/** Docgen expands contract entities; the props table shows only "object" or "function". */
const shortTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes as ArgTypes).map(([name, argType]) => {
      const written = argType.table?.type?.summary ?? "";
      if (written.length <= SHORT) return [name, argType];
      const summary = written.includes("=>") ? "function" : "object";
      const type = { summary, detail: written };
      return [name, { ...argType, table: { ...argType.table, type } }];
    }),
  );

export const argTypesEnhancers = [shortTypes];
