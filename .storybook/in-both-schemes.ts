import { afterEach as audit } from "@storybook/addon-a11y/preview";
import type { Preview } from "@storybook/react-vite";

/** What a story does once it has been played. */
export type AfterEach = Exclude<NonNullable<Preview["afterEach"]>, readonly unknown[]>;

/** All that axe can find when nothing but the colours changes; contrast as AA asks for it, which is what the shop promises. */
const onlyColours = {
  runOnly: { type: "tag", values: ["cat.color"] },
  rules: { "color-contrast-enhanced": { enabled: false } },
};

/**
 * Shows a story that has been played in the other colour scheme as well, and lets axe look at its colours again.
 * A scheme is a set of custom properties (`foundations/global-css.ts`): it moves no element and no component knows it, so
 * what has been rendered, played and audited in one scheme holds in the other but for the colours.
 */
export const auditInTheOtherScheme: AfterEach = async (context) => {
  const { a11y = {} } = context.parameters;
  const { dataset } = document.documentElement;
  const shown = dataset["scheme"];
  const other = shown === "dark" ? "light" : "dark";
  dataset["scheme"] = other;
  try {
    const rules = { ...onlyColours.rules, ...a11y.options?.rules };
    const options = { ...a11y.options, ...onlyColours, rules };
    await audit({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } catch (error) {
    throw new Error(`In the ${other} scheme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    dataset["scheme"] = shown;
  }
};
