import type { Media } from "@sen/api";
import { expiringSignatures } from "../../encryption/expiring-signatures.ts";
import type { mediaFiles, MediaRendition } from "../../database/schema/index.ts";
import { linesOf } from "./qualities.ts";

/**
 * Minimum lifetime of a file's URL; the maximum is twice that. A browser cannot send a token for an `<img>`, so the URL itself is the
 * permission: signed, for one form of one file, for a limited time.
 */
const LINK_LIFETIME_MS = 60 * 60 * 1000;

/** How long a video is shown as being prepared. If its qualities are still missing then, it stays as it was sent. */
const PREPARING_MS = 60 * 60 * 1000;

/** The fields of a file that determine its URLs; dates may come from JSON. */
export interface LinkedFile extends Pick<typeof mediaFiles.$inferSelect, "id" | "kind" | "renditions"> {
  prepare_at: Date | string | null;
  created_at: Date | string;
}

/** URLs of uploaded files, given only to those who may see the file. */
export interface MediaLinks {
  /** URLs of a file's forms. */
  of: (file: LinkedFile) => Pick<Media, "source" | "sources" | "is_preparing" | "thumbnail">;
  /** When a URL expires; null if we did not sign it or it has expired. */
  expiryOf: (address: { id: string; token: string; file: string }) => Date | null;
}

const extensions: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** File extension of a content type. */
export function extensionOf(contentType: string): string {
  return extensions[contentType] ?? "bin";
}

/** The form of a file by its name in a URL. */
export function renditionOf(renditions: readonly MediaRendition[], name: string): MediaRendition | null {
  const wanted = name === "full" ? "original" : name;
  return renditions.find((one) => one.name === wanted) ?? null;
}

/** The best viewable form of a file: a video's best prepared quality, else the file itself. */
export function bestOf(renditions: readonly MediaRendition[]): MediaRendition | null {
  const [best = null] = ["hd", "sd", "full"].flatMap((name) => renditionOf(renditions, name) ?? []);
  return best;
}

/** Signs and checks the URLs. */
export function mediaLinks(services: Parameters<typeof expiringSignatures>[1]): MediaLinks {
  const { clock } = services;
  const { sign, expiryOf } = expiringSignatures("media links", services);

  const address = (id: string, file: string): string => {
    // Rounded, so that a picture keeps its URL, and its entry in the browser's cache, for an hour.
    const expires = (Math.floor(clock.now().getTime() / LINK_LIFETIME_MS) + 2) * LINK_LIFETIME_MS;
    return `/media/files/${id}/${expires.toString(36)}.${sign(`${id}/${file}`, expires)}/${file}`;
  };

  return {
    of({ id, kind, renditions, prepare_at, created_at }) {
      const named = (name: string) => {
        const rendition = renditionOf(renditions, name);
        return rendition && address(id, `${name}.${extensionOf(rendition.content_type)}`);
      };
      const sources = (["HD", "SD"] as const).flatMap((quality) => {
        const name = quality === "HD" ? "hd" : "sd";
        const { width = 0, height = 0 } = renditionOf(renditions, name) ?? {};
        const url = named(name);
        return url === null ? [] : [{ quality, height: linesOf({ width, height }), url }];
      });
      const age = clock.now().getTime() - new Date(created_at).getTime();
      return {
        source: sources[0]?.url ?? named("full") ?? "",
        sources,
        is_preparing: kind === "video" && prepare_at !== null && age < PREPARING_MS,
        thumbnail: named("thumbnail"),
      };
    },
    expiryOf({ id, token, file }) {
      const [expires = "", signature = ""] = token.split(".");
      return expiryOf(`${id}/${file}`, expires, signature);
    },
  };
}
