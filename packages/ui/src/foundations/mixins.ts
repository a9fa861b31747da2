import { media } from "./breakpoints.ts";
import { css } from "./css.ts";
import { color, motion, radius, shadow, size, space, text, weight } from "./theme.ts";

/** Static CSS fragments that several components share. */

/** Out of sight, still read aloud. */
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

/** A row that scrolls sideways without a scroll bar; it stays reachable by keyboard through what it holds. */
export const sidewaysScroll = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

/**
 * For a row of which one slide is seen: what follows is neither laid out nor fetched while the page's code is on its way
 * (`data-first-alone`), as it would take the line. Without scripts all of it is there.
 */
export const firstAlone = css`
  @media (scripting: enabled) {
    &[data-first-alone] > li + li {
      content-visibility: hidden;
    }
  }
`;

/**
 * Laid out and painted only once it is near the screen. Goes with a `contain-intrinsic-block-size`; shadows and focus
 * rings that reach over its edges stay whole.
 */
export const skippedOffScreen = css`
  content-visibility: auto;
  overflow-clip-margin: 32px;
`;

/** The raised box most fragments lie in. */
export const card = css`
  background: ${color.surfaceRaised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

/**
 * For the one link of a card: its area is the whole of the nearest positioned box around it, and that box draws the focus
 * ring (`&:has(a:focus-visible)`). What is pressed for itself lies above it with `position: relative`.
 */
export const wholeCardLink = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** A card that its heading's link covers: it shows the link's focus, and answers the pointer. */
export const linkCard = css`
  ${card}
  position: relative;
  transition: box-shadow ${motion.calm};

  :is(h2, h3, h4) > a {
    ${wholeCardLink}
  }
  &:has(:is(h2, h3, h4) > a:focus-visible) {
    outline: 3px solid ${color.focus};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.mid};
    }
    &:hover :is(h2, h3, h4) {
      color: ${color.brand};
    }
  }
`;

/** Text entry: shared by fields, selects and the search box. */
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

/** A radio button of our own: a ring that is full when it is chosen. */
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

/** What the keyboard stands on, where the browser's own ring is not drawn. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
`;

/** A box around a radio button: marked where it is chosen, ringed where the keyboard stands. */
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

/** A tint and its ink. */
export const tint = (tone: "brand" | "danger" | "info" | "neutral" | "sale" | "success" | "warning") => css`
  background: ${color[`${tone}Soft`]};
  color: ${color[`${tone}SoftInk`]};
`;

/** A tint and its ink by `data-tone`; what has none of these tones keeps its own. */
export const tints = css`
  &[data-tone="info"] {
    ${tint("info")}
  }
  &[data-tone="success"] {
    ${tint("success")}
  }
  &[data-tone="warning"] {
    ${tint("warning")}
  }
  &[data-tone="danger"] {
    ${tint("danger")}
  }
`;

/** The one of several links or buttons that is on; a tint alone is not seen where people bring their own colours. */
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

/** Size, weight and colour of a text; what is not said is the size's own, or inherited. */
export const textStyle = (size: keyof typeof text, look: TextLook) => css`
  font: ${text[size]};
  ${look.weight ? `font-weight: ${weight[look.weight]};` : ""}
  ${look.color ? `color: ${color[look.color]};` : ""}
`;

/** Between rows and columns alike, or between rows and then columns. */
type Gap = [] | [both: Step] | [rows: Step, columns: Step];
/** A step of the 4 px grid, none, or what keeps the lines of one thing apart. */
type Step = keyof typeof space | 0 | "2px";

const lengthOf = (step: Step) => (step === 0 || step === "2px" ? step : space[step]);

const gapOf = (steps: Gap) => (steps.length === 0 ? "" : `gap: ${steps.map(lengthOf).join(" ")};`);

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
  ${flex(...gap)}
  flex-wrap: wrap;
`;

/** Parts below each other, none wider than their place. */
export const stack = (...gap: Gap) => css`
  ${grid(...gap)}
  grid-template-columns: minmax(0, 1fr);
`;

/** Parts of a page below each other, with more air between them from 1024 px on. */
export const pageStack = (phone: Step, desktop: Step) => css`
  ${stack(phone)}
  ${media.large} {
    ${gapOf([desktop])}
  }
`;

/** Parts side by side, centred on one line. */
export const row = (...gap: Gap) => css`
  ${flex(...gap)}
  align-items: center;
`;

/** Parts centred side by side, in as many lines as they need. */
export const wrappedRow = (...gap: Gap) => css`
  ${wrap(...gap)}
  align-items: center;
`;

/** An icon and its words within a text. */
export const inlineRow = (...gap: Gap) => css`
  display: inline-flex;
  align-items: center;
  ${gapOf(gap)}
`;

/** A link or a button of a text or a list, as high as a thumb needs. */
export const touchRow = (...gap: Gap) => css`
  ${inlineRow(...gap)}
  min-height: ${size.touch};
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

/** A track, and in it the part that is filled. */
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

/** Takes the rest of a row, and may be narrower than its content. */
export const fill = css`
  flex: 1;
  min-width: 0;
`;

/** An icon and its sentence: it stands beside the first line. */
export const iconLine = (...gap: Gap) => css`
  ${flex(...gap)}

  > svg {
    ${square("16px")}
    margin-top: 0.2em;
  }
`;

/** Over all of the nearest positioned box. */
export const cover = css`
  position: absolute;
  inset: 0;
`;

/** On the picture of a film, in its middle: the sign that it plays. */
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

/** No wider than this, in the middle of its place. */
export const column = (width: string) => css`
  max-width: ${width};
  margin-inline: auto;
`;
