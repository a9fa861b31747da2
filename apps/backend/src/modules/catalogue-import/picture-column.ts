import type { MediaSource } from "@sen/api";
import type { Column } from "./columns.ts";

const isFileName = (cell: string): boolean => FILE.test(cell) && !cell.includes("..");

/** Whether a cell can be a picture's file name or URL. */
export const isPictureName = (cell: string): boolean => ADDRESS.test(cell) || isFileName(cell);

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
  read: (cell) => (isFileName(cell) ? cell : null),
  wanted: { code: "video" },
  example,
  write: (sources: readonly MediaSource[]) => sources[0]?.url ?? "",
  isVideo: true,
  to,
  value: "(select v.sources from import_videos v where v.name = s.?)",
});

/** A path below the folder, of names that Windows allows, too. */
const FILE = /^[^\p{C}\\/:*?"<>|][^\p{C}\\:*?"<>|]{0,200}$/u;
const ADDRESS = /^(https?:\/\/\S{1,2000}|\/media\/catalog\/[a-z0-9-]{1,64})$/;
