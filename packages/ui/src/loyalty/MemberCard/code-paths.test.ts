import { expect, it } from "vitest";
import { code128Path, qrPath } from "./code-paths.ts";

/** Widths of bars and gaps, in modules. */
function widthsOf({ width, path }: ReturnType<typeof code128Path>): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, x, length]) => [Number(x), Number(length)]);
  return bars.flatMap(([x = 0, length = 0], index) => {
    const next = bars[index + 1]?.[0] ?? width;
    return next > x + length ? [length, next - x - length] : [length];
  });
}

it("draws Code 128 set C: start, pairs of digits, checksum and stop", () => {
  const code = code128Path("0012");
  // ISO/IEC 15417: start C 211232, pairs 00 and 12, their checksum (105 + 1·0 + 2·12) mod 103 = 26, stop 2331112.
  expect(widthsOf(code).join("")).toBe("211232" + "212222" + "112232" + "321221" + "2331112");
  expect(code.width).toBe(5 * 11 + 2);
});

it("draws a QR code with finder patterns in three corners", () => {
  const { width, path } = qrPath("8812345678901232");
  expect(width).toBe(21);
  for (const line of ["M0 0h7v1h-7z", "M14 0h7v1h-7z", "M0 20h7v1h-7z"]) expect(path).toContain(line);
});
