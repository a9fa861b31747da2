import JsBarcode from "jsbarcode";
import { encode } from "uqr";

/** The dark part of a code, as the path of an SVG whose unit is one module. */
export interface CodePath {
  /** Modules across, without the quiet zone. */
  width: number;
  path: string;
}

/** Empty modules around a code that scanners need: of a QR code, and beside a Code 128. */
export const QR_QUIET = 4;
export const BARS_QUIET = 10;

/** The code's lines, each from where it begins to where it ends, one module high. */
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

/** A QR code (ISO/IEC 18004) that is still read with a seventh of it hidden. */
export function qrPath(text: string): CodePath {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return { width: size, path: data.map(rowPath).join("") };
}

/** A Code 128 (ISO/IEC 15417) of an even number of digits, one module high: it is stretched as it is shown. */
export function code128Path(digits: string): CodePath {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, digits, { format: "CODE128C" });
  const row = [...(drawn.encodings?.[0]?.data ?? "")].map((module) => module === "1");
  return { width: row.length, path: rowPath(row, 0) };
}
