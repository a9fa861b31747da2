import { css } from "./css.ts";
import { space } from "./theme.ts";

/** Steps of the 4 px grid: between rows and columns alike, or between rows and then columns. */
type Gap = [] | [both: Step] | [rows: Step, columns: Step];
type Step = keyof typeof space | 0;

const gapOf = (steps: Gap) =>
  steps.length === 0 ? "" : `gap: ${steps.map((step) => (step === 0 ? "0" : space[step])).join(" ")};`;

/** Rows and columns; which, the template says. */
export const grid = (...gap: Gap) => css`
  display: grid;
  ${gapOf(gap)}
`;

/** Parts side by side, as high as each other. */
export const flex = (...gap: Gap) => css`
  display: flex;
  ${gapOf(gap)}
`;

/** Parts side by side in as many lines as they need. */
export const wrap = (...gap: Gap) => css`
  display: flex;
  flex-wrap: wrap;
  ${gapOf(gap)}
`;

/** Parts below each other, none wider than their place. */
export const stack = (...gap: Gap) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapOf(gap)}
`;

/** Parts side by side, centred on one line. */
export const row = (...gap: Gap) => css`
  display: flex;
  align-items: center;
  ${gapOf(gap)}
`;

/** Parts centred side by side, in as many lines as they need. */
export const wrappedRow = (...gap: Gap) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gapOf(gap)}
`;

/** An icon and its words within a text. */
export const inlineRow = (...gap: Gap) => css`
  display: inline-flex;
  align-items: center;
  ${gapOf(gap)}
`;

/** What it holds stands in its middle. */
export const centered = css`
  display: grid;
  place-items: center;
`;

/** As wide as high. */
export const square = (side: string) => css`
  width: ${side};
  height: ${side};
`;

/** Takes the rest of a row, and may be narrower than its content. */
export const fill = css`
  flex: 1;
  min-width: 0;
`;

/** Over all of the nearest positioned box. */
export const cover = css`
  position: absolute;
  inset: 0;
`;
