import { lazy, Suspense } from "react";
import type { ArgTypes, ArgTypesEnhancer } from "storybook/internal/types";

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

/** Longer types are shown when they are asked for. */
const SHORT = 60;

/** TypeScript writes an entity of the contract out: a table of properties says what kind it is. */
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
