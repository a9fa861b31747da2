import type { Column } from "./columns.ts";

/** Whether a cell can be a picture's file name or URL. */
export const isPictureName = (cell: string): boolean => PICTURE.test(cell) && !cell.includes("..");

/** A picture: the name of a file in the folder `pictures`, a web URL, or the shop's own URL for it. */
export const picture = (to: string, example: string): Column => ({
  type: "text",
  read: (cell) => (isPictureName(cell) ? cell : null),
  wanted: { code: "picture" },
  example,
  isOptional: true,
  otherwise: "''",
  isPicture: true,
  to,
  value: "coalesce((select p.url from import_photos p where p.name = s.?), '')",
  // The stored URL, which is compared with that of the file's picture.
  current: `t.${to}`,
});

/** A video: the name of a file in the folder `videos`. Stored and compared as the list of its encoded qualities. */
export const video = (to: string, example: string): Column => ({
  type: "text",
  read: (cell) => (FILE.test(cell) && !cell.includes("..") ? cell : null),
  wanted: { code: "video" },
  example,
  isVideo: true,
  to,
  value: "(select v.sources from import_videos v where v.name = s.?)",
});

const FILE = /^[\p{L}\p{N}_][\p{L}\p{N} _./()-]{0,200}$/u;
const PICTURE =
  /^(https?:\/\/\S{1,2000}|\/media\/catalog\/[a-z0-9-]{1,64}|[\p{L}\p{N}_][\p{L}\p{N} _./()-]{0,200})$/u;
