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

/** Types whose values are edited without being there already. */
const SIMPLE: readonly unknown[] = ["boolean", "string", "number", "enum"];

/** Whether an editor of JSON can show and change a value. */
function isJson(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !("$$typeof" in value) && Object.values(value).every(isJson);
}

/** No control for what it cannot edit: elements, refs, functions, and objects that hold any. */
const workingControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes as ArgTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const { type = "" } = argType;
      const isSimple = SIMPLE.includes(typeof type === "string" ? type : type.name);
      const isEditable = value === undefined ? isSimple : isJson(value);
      return [name, isEditable ? argType : { control: false, ...argType }];
    }),
  );

export const argTypesEnhancers = [shortTypes, workingControls];
