import { afterEach as audit } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";

/** A hook that runs after a story's play function. */
export type AfterEach = Exclude<NonNullable<Preview["afterEach"]>, readonly unknown[]>;

/** Runs only axe's color rules, with the contrast of level AA, which the shop conforms to. */
const onlyColors = {
  runOnly: { type: "tag", values: ["cat.color"] },
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/**
 * After a story has played, switches to the other color scheme and runs axe's color rules again. A scheme is only a set of
 * custom properties (`foundations/global-css.ts`) that moves no element and that no component reads, so everything but the
 * colors was already checked in the first scheme.
 */
export const auditInTheOtherScheme: AfterEach = async (context) => {
  const { a11y = {} } = context.parameters;
  const { dataset } = document.documentElement;
  const shown = dataset["scheme"];
  const other = shown === "dark" ? "light" : "dark";
  dataset["scheme"] = other;
  try {
    const rules = { ...onlyColors.rules, ...a11y.options?.rules };
    const options = { ...a11y.options, ...onlyColors, rules };
    await audit({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } catch (error) {
    throw new Error(`In the ${other} scheme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    dataset["scheme"] = shown;
  }
};
