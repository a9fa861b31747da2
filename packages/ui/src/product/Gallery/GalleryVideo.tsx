import { lazyPart } from "../../lazy-part/index.ts";
import { StagePicture } from "./StagePicture.tsx";

/** The video on the stage, with its picture until the player is loaded. */
export const GalleryVideo = lazyPart(
  () => import("../ProductVideo/ProductVideo.tsx").then((module) => module.ProductVideo),
  { fallback: ({ video }) => <StagePicture item={video} /> },
);
