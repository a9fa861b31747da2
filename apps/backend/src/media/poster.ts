import type { ImageForm } from "./image.ts";
import { stat } from "node:fs/promises";

const POSTER_SIDE = 320;

/** A still for a video: neutral, with a sign that it plays. Nothing here decodes video. */
export async function drawPoster(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<ImageForm> {
  const { default: sharp } = await import("sharp");
  const scale = POSTER_SIDE / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(16, Math.round(side * scale))) as [number, number];
  const r = Math.min(w, h) * 0.22;
  const [x, y] = [w / 2, h / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <rect width="${w}" height="${h}" fill="#3b3540"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity="0.9"/>
    <path d="M${x - r * 0.32} ${y - r * 0.5} L${x + r * 0.55} ${y} L${x - r * 0.32} ${y + r * 0.5} Z" fill="#3b3540"/>
  </svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 80 }).toFile(path);
  return { path, contentType: "image/webp", width: w, height: h, size: (await stat(path)).size };
}
