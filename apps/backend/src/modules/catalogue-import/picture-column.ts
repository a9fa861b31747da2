import type { Column } from "./columns.ts";

/** Whether it can be the name of a file, or an address. */
export const isPictureName = (cell: string): boolean => PICTURE.test(cell) && !cell.includes("..");

/** A picture: the name of a file in the folder `pictures`, its address in the web, or the address that the shop has for it. */
export const picture = (to: string, example: string): Column => ({
  type: "text",
  read: (cell) => (isPictureName(cell) ? cell : null),
  wanted: { code: "picture" },
  example,
  required: false,
  otherwise: "''",
  isPicture: true,
  to,
  value: "coalesce((select p.url from import_photos p where p.name = s.?), '')",
  // As the address that the shop has for it: compared with that of the file.
  current: `t.${to}`,
});

/** A video: the name of a file in the folder `videos`. Compared and kept as the qualities that are made of it. */
export const video = (to: string, example: string): Column => ({
  type: "text",
  read: (cell) => (FILE.test(cell) && !cell.includes("..") ? cell : null),
  wanted: { code: "video" },
  example,
  required: true,
  isVideo: true,
  to,
  value: "(select v.sources from import_videos v where v.name = s.?)",
});

const FILE = /^[\p{L}\p{N}_][\p{L}\p{N} _./()-]{0,200}$/u;
const PICTURE =
  /^(https?:\/\/\S{1,2000}|\/media\/catalog\/[a-z0-9-]{1,64}|[\p{L}\p{N}_][\p{L}\p{N} _./()-]{0,200})$/u;
