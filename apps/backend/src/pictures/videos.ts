import { buffer } from "node:stream/consumers";
import type { MediaStorage } from "../ports/media-storage.ts";

/** What the media storage has of a video of the catalogue. */
export interface StoredVideo {
  /** As it came. */
  source: { file: string; type: string };
  /** Best first, each an MP4. Spec §9. */
  qualities: { quality: "HD" | "SD"; height: number; file: string; bytes: number }[];
}

/** Where the files of a video lie in the media storage. */
export const videoPlace = (id: string): string => `catalogue/${id.slice(0, 2)}/${id}`;

/** The name under which a `StoredVideo` lies beside its files, written last: it is there when all of them are. */
export const VIDEO_FACTS = "video.json";

/** The video with this id; null where there is none. */
export async function readVideo(
  mediaStorage: Pick<MediaStorage, "read">,
  id: string,
): Promise<StoredVideo | null> {
  if (!/^[0-9a-f]{24}$/.test(id)) return null;
  const facts = await mediaStorage.read(`${videoPlace(id)}/${VIDEO_FACTS}`);
  return facts && (JSON.parse((await buffer(facts)).toString("utf8")) as StoredVideo);
}

/** The qualities as rows carry them. */
export const videoSources = (id: string, { qualities }: StoredVideo) =>
  qualities.map(({ quality, height, file }) => ({ quality, height, url: `/media/catalog/${id}/${file}` }));
