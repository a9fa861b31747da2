import type { Media } from "@sen/api";
import { VIDEO_QUALITIES } from "@sen/domain";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../adapters/clock/clock.ts";
import type { Config } from "../config.ts";
import type { mediaFiles, MediaRendition } from "../database/schema/index.ts";

/**
 * How long the address of a file is good for, at least; at most twice as long. A browser cannot send a token for an `<img>`,
 * so the address itself is the permission: signed, for one form of one file, for a while.
 */
const LINK_LIFETIME_MS = 60 * 60 * 1000;

/** What of a file decides its addresses. */
export type LinkedFile = Pick<typeof mediaFiles.$inferSelect, "id" | "kind" | "height" | "renditions">;

/** Addresses of uploaded files: only who may see a file is told one. */
export interface MediaLinks {
  /** Addresses of a file's forms. */
  of: (file: LinkedFile) => Pick<Media, "source" | "sources" | "thumbnail">;
  /** When an address ends to be good; null when it was never signed by us, or is over. */
  expiryOf: (address: { id: string; token: string; file: string }) => Date | null;
}

const extensions: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** The extension that a file of this type is saved with. */
export function extensionOf(contentType: string): string {
  return extensions[contentType] ?? "bin";
}

/** The form of a file that a name asks for. A video is kept in one form, which serves both qualities. */
export function renditionOf(renditions: readonly MediaRendition[], name: string): MediaRendition | null {
  const wanted = name === "full" ? "original" : name;
  const found = renditions.find((one) => one.name === wanted);
  if (found) return found;
  const isQuality = wanted === "hd" || wanted === "sd";
  return (isQuality && renditions.find((one) => one.name === "original")) || null;
}

/** Makes and reads addresses, by the server's secret and clock. */
export function mediaLinks({
  config,
  clock,
}: {
  config: Pick<Config, "jwtSecret">;
  clock: Clock;
}): MediaLinks {
  const key = createHmac("sha256", config.jwtSecret).update("media links").digest();
  const sign = (id: string, file: string, expires: number) =>
    createHmac("sha256", key).update(`${id}/${file}/${expires}`).digest().subarray(0, 16);

  const address = (id: string, file: string): string => {
    // Rounded, so that the same picture keeps its address, and its place in the browser's cache, for an hour.
    const expires = (Math.floor(clock.now().getTime() / LINK_LIFETIME_MS) + 2) * LINK_LIFETIME_MS;
    return `/media/files/${id}/${expires.toString(36)}.${sign(id, file, expires).toString("base64url")}/${file}`;
  };

  return {
    of({ id, kind, height, renditions }) {
      const named = (name: string) => {
        const rendition = renditionOf(renditions, name);
        return rendition && address(id, `${name}.${extensionOf(rendition.content_type)}`);
      };
      const thumbnail = named("thumbnail");
      if (kind === "image") return { source: named("full") ?? "", sources: [], thumbnail };
      const sources = (["HD", "SD"] as const).flatMap((quality) => {
        const name = quality === "HD" ? "hd" : "sd";
        const url = named(name);
        const lines = renditionOf(renditions, name)?.height ?? height ?? VIDEO_QUALITIES[name];
        return url === null ? [] : [{ quality, height: lines, url }];
      });
      return { source: sources[0]?.url ?? "", sources, thumbnail };
    },
    expiryOf({ id, token, file }) {
      const [expiresText = "", signature = ""] = token.split(".");
      const expires = Number.parseInt(expiresText, 36);
      if (!Number.isSafeInteger(expires) || clock.now().getTime() > expires) return null;
      const given = Buffer.from(signature, "base64url");
      const right = sign(id, file, expires);
      return given.length === right.length && timingSafeEqual(given, right) ? new Date(expires) : null;
    },
  };
}
