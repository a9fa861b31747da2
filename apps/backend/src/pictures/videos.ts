import { buffer } from "node:stream/consumers";
import type { MediaStorage } from "../ports/media-storage.ts";
import { cataloguePlace } from "./photos.ts";

/** A catalogue video in the media storage. */
export interface StoredVideo {
  /** The original file. */
  source: { file: string; type: string };
  /** Best first, each an MP4. Spec §9. */
  qualities: { quality: "HD" | "SD"; height: number; file: string; bytes: number }[];
}

/** File name of a `StoredVideo`. It is written last, so if it exists, all the video's files do. */
export const VIDEO_FACTS = "video.json";

/** The video with this id; null if there is none. */
export async function readVideo(
  mediaStorage: Pick<MediaStorage, "read">,
  id: string,
): Promise<StoredVideo | null> {
  if (!/^[0-9a-f]{24}$/.test(id)) return null;
  const facts = await mediaStorage.read(`${cataloguePlace(id)}/${VIDEO_FACTS}`);
  return facts && (JSON.parse((await buffer(facts)).toString("utf8")) as StoredVideo);
}

/** The qualities in the shape of the contract. */
export const videoSources = (id: string, { qualities }: StoredVideo) =>
  qualities.map(({ quality, height, file }) => ({ quality, height, url: `/media/catalog/${id}/${file}` }));
