import { stat } from "node:fs/promises";
import { composeImage, decodeImage } from "../../imaging/imaging.ts";
import type { ImageForm } from "./image.ts";

/** Longest side of a video's still: it stands in the gallery, and in the player until the video plays. */
export const STILL_SIDE = 960;
const NEUTRAL_SIDE = 320;

/** The still of a video, out of a picture that was taken of it. */
export async function drawStill(taken: string, path: string): Promise<ImageForm> {
  const { width, height } = await decodeImage((sharp) =>
    sharp(taken, { limitInputPixels: STILL_SIDE ** 2 })
      .webp({ quality: 78 })
      .toFile(path),
  );
  return { path, contentType: "image/webp", width, height, size: (await stat(path)).size };
}

/** A still where nothing decodes video: neutral, with a sign that it plays. */
export async function drawNeutralStill(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<ImageForm> {
  const scale = NEUTRAL_SIDE / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(16, Math.round(side * scale))) as [number, number];
  const r = Math.min(w, h) * 0.22;
  const [x, y] = [w / 2, h / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <rect width="${w}" height="${h}" fill="#3b3540"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity="0.9"/>
    <path d="M${x - r * 0.32} ${y - r * 0.5} L${x + r * 0.55} ${y} L${x - r * 0.32} ${y + r * 0.5} Z" fill="#3b3540"/>
  </svg>`;
  await composeImage((sharp) => sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(path));
  return { path, contentType: "image/webp", width: w, height: h, size: (await stat(path)).size };
}
