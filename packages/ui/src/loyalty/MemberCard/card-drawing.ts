import { lightColors } from "../../foundations/tokens.ts";
import { BARS_QUIET, code128Path, QR_QUIET, qrPath, type CodePath } from "./code-paths.ts";
import { inGroups } from "./in-groups.ts";

/** Texts on the saved picture of a card, in the customer's language. */
export interface CardFace {
  title: string;
  tier: string;
  /** Name of the holder. */
  holder: string;
  /** Member number; must have an even number of digits. */
  number: string;
}

/** An SVG drawing, with the size at which its codes align to whole pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 1080;
const MARGIN = 60;
const LINE = 64;
/** Characters per line of the name, so that even the widest ones fit. */
const LETTERS_A_LINE = 18;
const QR_SIDE = 700;
const BARS_HEIGHT = 200;

/** Draws a member's card, dark on light for scanners. Uses no web font, because an SVG image can only use the device's fonts. */
export function cardDrawing({ title, tier, holder, number }: CardFace): Drawing {
  const { brand, brandInk, scanInk, scanPaper } = lightColors;
  const name = linesOf(holder);
  const faceHeight = 3 * MARGIN + (1 + name.length) * LINE;
  const qr = qrPath(number);
  const bars = code128Path(number);
  const qrTop = faceHeight + MARGIN;
  const qrSide = wholeModules(qr.width + 2 * QR_QUIET, QR_SIDE);
  const barsTop = qrTop + qrSide + MARGIN / 2;
  const barsWidth = wholeModules(bars.width + 2 * BARS_QUIET, WIDTH - 2 * MARGIN);
  const numberTop = barsTop + BARS_HEIGHT + LINE;
  const height = numberTop + MARGIN;
  const text = (words: string, y: number, look: string) =>
    `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" font-family="system-ui, sans-serif" ${look}>${escaped(words)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${scanPaper}"/>`,
    `<rect width="${WIDTH}" height="${faceHeight}" fill="${brand}"/>`,
    text(`${title} · ${tier}`, 2 * MARGIN, `font-size="44" fill="${brandInk}"`),
    ...name.map((line, index) =>
      text(
        line,
        2 * MARGIN + (index + 1) * LINE + MARGIN / 4,
        `font-size="52" font-weight="bold" fill="${brandInk}"`,
      ),
    ),
    codeAt(qr, { left: (WIDTH - qrSide) / 2, top: qrTop, width: qrSide, height: qrSide }, QR_QUIET, QR_QUIET),
    codeAt(
      bars,
      { left: (WIDTH - barsWidth) / 2, top: barsTop, width: barsWidth, height: BARS_HEIGHT },
      BARS_QUIET,
      0,
    ),
    text(inGroups(number), numberTop, `font-size="56" fill="${scanInk}"`),
    "</svg>",
  ].join("");
  return { svg, width: WIDTH, height };
}

type Box = Record<"left" | "top" | "width" | "height", number>;

function codeAt({ width, path }: CodePath, box: Box, quietX: number, quietY: number): string {
  const rows = quietY === 0 ? 1 : width + 2 * quietY;
  return [
    `<svg x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" preserveAspectRatio="none"`,
    ` viewBox="${-quietX} ${-quietY} ${width + 2 * quietX} ${rows}" shape-rendering="crispEdges">`,
    `<path d="${path}" fill="${lightColors.scanInk}"/></svg>`,
  ].join("");
}

/** The largest size up to `most` at which each module has the same whole number of pixels. */
const wholeModules = (modules: number, most: number): number => modules * Math.floor(most / modules);

/** Breaks a name into lines between words; breaks words that are longer than a line. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.match(new RegExp(`\\S{1,${LETTERS_A_LINE}}`, "gu")) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LETTERS_A_LINE) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
