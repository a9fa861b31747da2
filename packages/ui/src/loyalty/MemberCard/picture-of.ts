import type { Drawing } from "./card-drawing.ts";

/** A drawing as PNG, which every phone shows among its pictures. Rejects where the browser cannot draw it. */
export async function pictureOf({ svg, width, height }: Drawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((picture) => {
        if (picture) resolve(picture);
        else reject(new Error("The browser made no picture of the drawing."));
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
