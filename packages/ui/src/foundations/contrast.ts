function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const hex = color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new TypeError(`Contrast of "${color}" is unknown: use #rrggbb.`);
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
}

/** WCAG 2.2 contrast ratio of two colors (`#rrggbb` or `#rgb`), 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
