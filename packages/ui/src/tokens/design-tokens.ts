import { constants, darkColors, darkShadows, lightColors, lightShadows } from "../foundations/tokens.ts";

/** A token in the Design Tokens Community Group format (Format Module 2025.10). */
export interface DesignToken {
  $type:
    "color" | "dimension" | "fontFamily" | "fontWeight" | "typography" | "transition" | "shadow" | "number";
  $value: unknown;
  $description?: string;
}

export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

const HEX = /^#(?<red>[\da-f]{2})(?<green>[\da-f]{2})(?<blue>[\da-f]{2})$/;
const RGB = /^rgb\((?<red>\d+) (?<green>\d+) (?<blue>\d+) \/ (?<alpha>[\d.]+)\)$/;
const LENGTH = /^(?<value>-?[\d.]+)(?<unit>px|rem)?$/;
const TRANSITION = /^(?<duration>\d+)ms cubic-bezier\((?<curve>[^)]+)\)$/;
const TYPE = /^(?<weight>\d+) (?<size>[\d.]+)rem\/(?<line>[\d.]+) var\(--sen-font-family\)$/;

/** Parses a token's text into named groups. Throws if it does not match the pattern. */
function partsOf(pattern: RegExp, text: string): Record<string, string> {
  const parts = pattern.exec(text)?.groups;
  if (!parts) throw new Error(`The design tokens have no way of writing "${text}".`);
  return parts;
}

function colorOf(text: string) {
  const isHex = text.startsWith("#");
  const { red = "", green = "", blue = "", alpha } = partsOf(isHex ? HEX : RGB, text);
  const channels = [red, green, blue].map((part) => Number.parseInt(part, isHex ? 16 : 10));
  const hex = `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  const components = channels.map((value) => +(value / 255).toFixed(5));
  return { colorSpace: "srgb", components, ...(alpha === undefined ? {} : { alpha: Number(alpha) }), hex };
}

function lengthOf(text: string) {
  const { value, unit = "px" } = partsOf(LENGTH, text);
  return { value: Number(value), unit };
}

/** Parses `0 1px 2px rgb(60 30 42 / 0.06), …`. */
function shadowOf(text: string) {
  return text.split(/, (?=-?\d)/).map((layer) => {
    const [offsetX = "", offsetY = "", blur = "", ...color] = layer.split(" ");
    return {
      color: colorOf(color.join(" ")),
      offsetX: lengthOf(offsetX),
      offsetY: lengthOf(offsetY),
      blur: lengthOf(blur),
      spread: lengthOf("0"),
    };
  });
}

function transitionOf(text: string) {
  const { duration, curve = "" } = partsOf(TRANSITION, text);
  return {
    duration: { value: Number(duration), unit: "ms" },
    delay: { value: 0, unit: "ms" },
    timingFunction: curve.split(", ").map(Number),
  };
}

function typographyOf(text: string) {
  const { weight, size, line } = partsOf(TYPE, text);
  return {
    fontFamily: "{font.family}",
    fontSize: { value: Number(size), unit: "rem" },
    fontWeight: Number(weight),
    letterSpacing: { value: 0, unit: "px" },
    lineHeight: Number(line),
  };
}

/** The format has only px and rem, so `68ch` becomes a plain number. */
function widthOf(text: string): DesignToken {
  const $value = Number(text.replace(/ch$/, ""));
  return { $type: "number", $value, $description: "In widths of the digit 0 (CSS ch)." };
}

function group<T>(
  $type: DesignToken["$type"],
  leaves: Readonly<Record<string, T>>,
  valueOf: (value: T) => unknown,
): DesignTokenGroup {
  const tokens = Object.entries(leaves).map(([name, value]) => [name, { $type, $value: valueOf(value) }]);
  return Object.fromEntries(tokens) as DesignTokenGroup;
}

/** All tokens of one scheme in the Design Tokens Community Group format, from the same values as the custom properties. */
export function designTokens(scheme: "light" | "dark"): DesignTokenGroup {
  const { space, radius, font, text, weight, motion, layer } = constants;
  const { prose, ...sizes } = constants.size;
  const isDark = scheme === "dark";
  return {
    color: group("color", isDark ? darkColors : lightColors, colorOf),
    shadow: group("shadow", isDark ? darkShadows : lightShadows, shadowOf),
    space: group("dimension", space, lengthOf),
    radius: group("dimension", radius, lengthOf),
    font: group("fontFamily", font, (family) => family.replaceAll('"', "").split(", ")),
    text: group("typography", text, typographyOf),
    weight: group("fontWeight", weight, Number),
    motion: group("transition", motion, transitionOf),
    size: { ...group("dimension", sizes, lengthOf), prose: widthOf(prose) },
    layer: group("number", layer, Number),
  };
}
