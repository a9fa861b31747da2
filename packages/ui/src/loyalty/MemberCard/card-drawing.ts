import { lightColours } from "../../foundations/tokens.ts";
import { BARS_QUIET, code128Path, QR_QUIET, qrPath, type CodePath } from "./code-paths.ts";
import { inGroups } from "./in-groups.ts";

/** What stands on a card that is kept as a picture, in the customer's language. */
export interface CardFace {
  /** What it is. */
  title: string;
  tier: string;
  /** Whose it is. */
  holder: string;
  /** An even number of digits. */
  number: string;
}

/** A drawing as SVG, with the size at which its codes fall on whole pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 1080;
const MARGIN = 60;
const LINE = 64;
/** Letters of a line of the name, so that the widest ones fit as well. */
const LETTERS_A_LINE = 18;
const QR_SIDE = 700;
const BARS_HEIGHT = 200;

/**
 * A member's card as a picture to keep: dark on light, for scanners. It names no font of ours: a picture has only those of
 * the device.
 */
export function cardDrawing({ title, tier, holder, number }: CardFace): Drawing {
  const { brand, brandInk, scanInk, scanPaper } = lightColours;
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
    `<path d="${path}" fill="${lightColours.scanInk}"/></svg>`,
  ].join("");
}

/** The greatest size that is no more than `most` and gives each of so many modules the same whole number of pixels. */
const wholeModules = (modules: number, most: number): number => modules * Math.floor(most / modules);

/** A name in lines, broken between words; a word that is longer than a line is broken in itself. */
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
