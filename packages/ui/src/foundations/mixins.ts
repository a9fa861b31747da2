import { media } from "./breakpoints.ts";
import { css } from "./css.ts";
import { color, motion, radius, shadow, size, space, text, weight } from "./theme.ts";

/** Static CSS fragments that several components share. */

/** Visually hidden, but read by screen readers. */
export const hiddenVisually = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** At most two lines, then an ellipsis. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** One line, then an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A row that scrolls sideways without a scroll bar. Its focusable content keeps it reachable by keyboard. */
export const sidewaysScroll = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

/** For a row that shows one slide. Until hydration (`data-first-alone`), the others are neither laid out nor fetched; then only those near. */
export const firstAlone = css`
  > li + li {
    content-visibility: auto;
  }
  @media (scripting: enabled) {
    &[data-first-alone] > li + li {
      content-visibility: hidden;
    }
  }
`;

/** Skips layout and paint until near the viewport. Needs a `contain-intrinsic-block-size`. Does not clip shadows and focus rings. */
export const skippedOffScreen = css`
  content-visibility: auto;
  overflow-clip-margin: 32px;
`;

/** The raised box around most fragments. */
export const card = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

/** A box that the given link or button inside covers. Shows its focus. Other controls inside need `position: relative`. */
export const coveredBy = (link: string) => css`
  position: relative;

  ${link} {
    &::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
  }
  &:has(${link}:focus-visible) {
    outline: 3px solid ${color.focus};
  }
`;

/** A card covered by its heading's link. Shows the link's focus and hover. */
export const linkCard = css`
  ${card}
  transition: box-shadow ${motion.calm};
  ${coveredBy(":is(h2, h3, h4) > a")}

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.mid};
    }
    &:hover :is(h2, h3, h4) {
      color: ${color.brand};
    }
  }
`;

/** Text inputs: fields, selects and the search box. */
export const fieldBox = css`
  width: 100%;
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  color: ${color.ink};
  background: ${color.surfaceRaised};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};
`;

/** A custom radio button: a ring that fills when checked. */
export const radioRing = css`
  appearance: none;
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surfaceRaised};
  transition: border ${motion.quick};

  &:checked {
    border: 7px solid ${color.brand};
  }
  ${media.forcedColors} {
    appearance: auto;
  }
`;

/** Focus ring, where the browser does not draw its own. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
`;

/** A heading with a link. It shows the link's focus ring, which it would clip. */
export const linkedHeading = css`
  > a:hover {
    color: ${color.brand};
  }
  > a:focus-visible {
    outline: none;
  }
  &:has(> a:focus-visible) {
    ${focusRing}
  }
`;

/** A box around a radio button, with checked and focus styles. */
export const choiceBox = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  &:has(input:checked) {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

/** The brand color as a background, with its text color. In forced colors it stays filled, without the browser's plate behind the text. */
export const brandFill = css`
  background: ${color.brand};
  color: ${color.brandInk};
  forced-color-adjust: none;
`;

/** A soft background and its text color. */
export const tint = (tone: "brand" | "danger" | "info" | "neutral" | "sale" | "success" | "warning") => css`
  background: ${color[`${tone}Soft`]};
  color: ${color[`${tone}SoftInk`]};
`;

/** One rule for each `data-tone` of a message. */
const eachTone = (rule: (tone: "info" | "success" | "warning" | "danger") => string) =>
  (["info", "success", "warning", "danger"] as const)
    .map((tone) => `&[data-tone="${tone}"] { ${rule(tone)} }`)
    .join("\n");

/** A soft background and its text color by `data-tone`. Other tones keep their own colors. */
export const tints = css`
  ${eachTone(tint)}
`;

/** Sets `--tone` to the strong color of `data-tone`. Other tones leave it unset. */
export const tones = css`
  ${eachTone((tone) => `--tone: ${color[tone]};`)}
`;

/** The current one of several links or buttons. Has a border in forced colors, where a tint is invisible. */
export const current = css`
  ${tint("brand")}
  font-weight: ${weight.semibold};
  ${media.forcedColors} {
    border: 2px solid Highlight;
  }
`;

interface TextLook {
  weight?: keyof typeof weight;
  color?: keyof typeof color;
}

/** Size, weight and color of text. Weight defaults to the size's own, color is inherited. */
export const textStyle = (size: keyof typeof text, look: TextLook) => css`
  font: ${text[size]};
  ${look.weight ? `font-weight: ${weight[look.weight]};` : ""}
  ${look.color ? `color: ${color[look.color]};` : ""}
`;

/** One gap for both, or a row gap and a column gap. */
type Gap = [] | [both: Step] | [rows: Step, columns: Step];
/** A step of the 4 px grid, none, or 2 px between related lines. */
type Step = keyof typeof space | 0 | "2px";

const lengthOf = (step: Step) => (step === 0 || step === "2px" ? step : space[step]);

const gapOf = (steps: Gap) => (steps.length === 0 ? "" : `gap: ${steps.map(lengthOf).join(" ")};`);

/** A grid; the template sets rows and columns. */
export const grid = (...gap: Gap) => css`
  display: grid;
  ${gapOf(gap)}
`;

/** A row of items of equal height. */
export const flex = (...gap: Gap) => css`
  display: flex;
  ${gapOf(gap)}
`;

/** A row that wraps. */
export const wrap = (...gap: Gap) => css`
  ${flex(...gap)}
  flex-wrap: wrap;
`;

/** A column of items, none wider than the container. */
export const stack = (...gap: Gap) => css`
  ${grid(...gap)}
  grid-template-columns: minmax(0, 1fr);
`;

/** A column of page sections, with a larger gap from 1024 px. */
export const pageStack = (phone: Step, desktop: Step) => css`
  ${stack(phone)}
  ${media.large} {
    ${gapOf([desktop])}
  }
`;

/** A row of vertically centered items. */
export const row = (...gap: Gap) => css`
  ${flex(...gap)}
  align-items: center;
`;

/** A row of vertically centered items that wraps. */
export const wrappedRow = (...gap: Gap) => css`
  ${wrap(...gap)}
  align-items: center;
`;

/** An inline icon with its text. */
export const inlineRow = (...gap: Gap) => css`
  display: inline-flex;
  align-items: center;
  ${gapOf(gap)}
`;

/** A link or button in text or in a list, with the minimum touch height. */
export const touchRow = (...gap: Gap) => css`
  ${inlineRow(...gap)}
  min-height: ${size.touch};
`;

/** Centers its content in both directions. */
export const centered = css`
  display: grid;
  place-items: center;
`;

/** Equal width and height. */
export const square = (side: string) => css`
  width: ${side};
  height: ${side};
`;

/** A progress track and its filled part. */
export const meter = (height: string, filled: keyof typeof color) => css`
  height: ${height};
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};

  > * {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color[filled]};
  }
`;

/** Takes the remaining width of a row and may shrink below its content. */
export const fill = css`
  flex: 1;
  min-width: 0;
`;

/** An icon beside the first line of its text. */
export const iconLine = (...gap: Gap) => css`
  ${flex(...gap)}

  > svg {
    ${square("16px")}
    margin-top: 0.2em;
  }
`;

/** Covers the nearest positioned ancestor. */
export const cover = css`
  position: absolute;
  inset: 0;
`;

/** A play icon in the center of a video's poster. */
export const playSign = (side: string, padding: string) => css`
  ${cover}
  ${square(side)}
  margin: auto;
  padding: ${padding};
  border-radius: ${radius.full};
  background: ${color.veil};
  color: ${color.onVeil};
  fill: currentcolor;
  pointer-events: none;
`;

/** A centered column of limited width. */
export const column = (width: string) => css`
  max-width: ${width};
  margin-inline: auto;
`;
