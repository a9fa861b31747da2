import { refusedFile } from "./refusal.ts";

/** A box of an MP4: its places in the bytes that it was read from. */
export interface Box {
  type: string;
  /** Where the box begins, its content begins, and it ends. */
  start: number;
  content: number;
  end: number;
}

/** The box at a place; one that reaches beyond `limit` is broken. */
export function boxAt(bytes: Buffer, at: number, limit: number): Box {
  if (at + 8 > bytes.length) throw refusedFile("FILE_BROKEN");
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString("latin1", at + 4, at + 8);
  const isLong = short === 1;
  if (isLong && at + 16 > bytes.length) throw refusedFile("FILE_BROKEN");
  const header = isLong ? 16 : 8;
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? limit - at : short;
  if (length < header || at + length > limit) throw refusedFile("FILE_BROKEN");
  return { type, start: at, content: at + header, end: at + length };
}

/** The boxes one after the other between two places. */
export function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(bytes, at, end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box that a way of types leads to. */
export function boxAlong(
  bytes: Buffer,
  { content, end }: Pick<Box, "content" | "end">,
  way: string[],
): Box | undefined {
  const [type, ...rest] = way;
  const box = boxesIn(bytes, content, end).find((one) => one.type === type);
  return !box || rest.length === 0 ? box : boxAlong(bytes, box, rest);
}
