import { contrastRatio } from "./contrast.ts";

/** For stories that prove contrast as the browser paints it, in states that only a pointer or a keyboard brings. */

type State = "hover" | "active" | "focus-visible";

/** How a control is met: at rest, under a pointer, pressed, focused. */
const MEETINGS: readonly (readonly State[])[] = [
  [],
  ["hover"],
  ["hover", "active"],
  ["focus-visible"],
  ["hover", "focus-visible"],
];

const STATE = /:(hover|active|focus-visible)(?![-\w])/g;

/** Lets each rule of such a state hold for `[data-forced~="hover"]` too: in its place and at its weight, so that whoever won wins still. */
function openToForcedStates({ cssRules }: { cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-forced")) {
      const forced = rule.selectorText.replace(STATE, '[data-forced~="$1"]');
      if (forced !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${forced}`;
    }
    if ("cssRules" in rule) openToForcedStates(rule as CSSGroupingRule);
  }
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Any colour that CSS can say, as numbers from 0 to 255 and an alpha from 0 to 1. */
function rgbaOf(cssColour: string, canvas: OffscreenCanvasRenderingContext2D): Rgba {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = cssColour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = (back: Rgba, [red, green, blue, alpha]: Rgba, opacity: number): Rgba => {
  const share = alpha * opacity;
  const mix = (front: number, behind: number) => front * share + behind * (1 - share);
  return [mix(red, back[0]), mix(green, back[1]), mix(blue, back[2]), 1];
};

const hexOf = ([red, green, blue]: Rgba): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** The contrast of an element's words with what is painted behind them, opacity and the surfaces below included. */
function paintedContrast(element: Element, canvas: OffscreenCanvasRenderingContext2D): number {
  const lineage: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) lineage.unshift(one);
  let back: Rgba = [255, 255, 255, 1];
  let opacity = 1;
  for (const one of lineage) {
    const style = getComputedStyle(one);
    opacity *= Number(style.opacity);
    back = over(back, rgbaOf(style.backgroundColor, canvas), opacity);
  }
  const words = over(back, rgbaOf(getComputedStyle(element).color, canvas), opacity);
  return contrastRatio(hexOf(words), hexOf(back));
}

/**
 * Each of the controls whose words (or icon) are too faint in some state, in either scheme, as a sentence. Empty is good.
 *
 * @param least the ratio that is asked for: 4.5 for words, 3 for icons (WCAG 2.2)
 */
export function faintControls(controls: Iterable<HTMLElement>, least: number): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("This browser has no canvas.");
  for (const sheet of document.styleSheets) openToForcedStates(sheet);
  const { dataset } = document.documentElement;
  const shown = dataset["scheme"];
  const found: string[] = [];
  try {
    for (const control of controls) {
      control.style.transition = "none";
      for (const scheme of ["light", "dark"]) {
        dataset["scheme"] = scheme;
        for (const states of MEETINGS) {
          control.dataset["forced"] = states.join(" ");
          const ratio = paintedContrast(control, canvas);
          if (ratio < least) {
            found.push(`${nameOf(control)} ${states.join("+")} in ${scheme}: ${ratio.toFixed(2)}`);
          }
        }
        delete control.dataset["forced"];
      }
    }
  } finally {
    dataset["scheme"] = shown;
  }
  return found;
}

function nameOf(control: HTMLElement): string {
  const { tone, look } = control.dataset;
  const off = control.matches(":disabled, [aria-disabled=true]") ? "disabled " : "";
  const words = control.getAttribute("aria-label") ?? control.textContent.trim();
  return `${off}${tone ?? look ?? ""} "${words}"`;
}
