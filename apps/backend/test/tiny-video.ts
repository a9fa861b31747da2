import { readFileSync } from "node:fs";

/** An MP4 of two seconds, 160 by 96 pixels, 4 frames a second. Its index follows the frames. */
export const tinyVideo = (): Buffer => readFileSync(new URL("tiny-video.mp4", import.meta.url));
