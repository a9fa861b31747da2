import JsBarcode from "jsbarcode";
import { encode } from "uqr";

/** Dark part of a code as an SVG path; one unit is one module. */
export interface CodePath {
  /** Width in modules, without the quiet zone. */
  width: number;
  path: string;
}

/** Quiet zones that scanners need, in modules: around a QR code, and beside a Code 128. */
export const QR_QUIET = 4;
export const BARS_QUIET = 10;

/** The dark runs of a row as SVG path commands, one module high. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    path += `M${x} ${y}h${length}v1h${-length}z`;
    x += length;
  }
  return path;
}

/** A QR code (ISO/IEC 18004) that is readable with up to a seventh of it hidden. */
export function qrPath(text: string): CodePath {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { width: size, path: data.map(rowPath).join("") };
}

/** A Code 128 (ISO/IEC 15417) of an even number of digits, one module high; stretch it when rendering. */
export function code128Path(digits: string): CodePath {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, digits, { format: "CODE128C" });
  const row = [...(drawn.encodings?.[0]?.data ?? "")].map((module) => module === "1");
  return { width: row.length, path: rowPath(row, 0) };
}
