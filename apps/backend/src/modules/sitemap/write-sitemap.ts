import { LOCALES, localizedPath } from "@sen/i18n/locale";
import { sitemapIndexXml, sitemapXml, type SitemapFile } from "@sen/server";
import { createWriteStream } from "node:fs";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { fileName, INDEX_NAME, isFileName, PAGES_NAME, storageKey } from "./files.ts";
import { sitemapKinds, type SitemapKind, type SitemapRow } from "./kinds.ts";

/** URLs per file. Search engines accept 50,000 and 50 MB; a file of this size has 6 MB, or a few hundred kB compressed. */
const ADDRESSES_PER_FILE = 20_000;

type Parts = Pick<JobServices, "db" | "clock" | "mediaStorage" | "signal"> & {
  config: Pick<JobServices["config"], "storefrontUrl">;
};

/** Rewrites the sitemap. */
export const writeSitemap: JobHandler<"write-sitemap"> = (services) => writeSitemapFiles(services);

/**
 * Writes the files of every kind, each with one query for a range of ids, then the index, and removes files that the index no longer lists.
 * Only one file's rows are in memory at a time. A reader gets the old index or the new one, and always finds the files it lists.
 */
export async function writeSitemapFiles(
  parts: Parts,
  addressesPerFile: number = ADDRESSES_PER_FILE,
): Promise<void> {
  const { mediaStorage, config } = parts;
  await using folder = await mkdtempDisposable(join(tmpdir(), "sen-sitemap-"));
  const pagesPerFile = Math.floor(addressesPerFile / LOCALES.length);
  const files: SitemapFile[] = [{ loc: `${config.storefrontUrl}/${PAGES_NAME}`, lastmod: null }];
  for (const kind of sitemapKinds) {
    for await (const file of writeKind(parts, kind, folder.path, pagesPerFile)) files.push(file);
  }
  const former = await filesOfIndex(parts);
  const path = join(folder.path, INDEX_NAME);
  await writeFile(path, sitemapIndexXml(files));
  await mediaStorage.write(storageKey(INDEX_NAME), path, "application/xml");
  const named = new Set(files.map(({ loc }) => nameOf(loc)));
  for (const name of former) if (!named.has(name)) await mediaStorage.remove(storageKey(name));
}

/** Stores the files of one kind, as many as its rows need. */
async function* writeKind(
  parts: Parts,
  kind: SitemapKind,
  folder: string,
  pagesPerFile: number,
): AsyncGenerator<SitemapFile> {
  const { db, clock, mediaStorage, config, signal } = parts;
  const path = join(folder, "file.xml.gz");
  let after = 0;
  for (let number = 1; ; number += 1) {
    signal.throwIfAborted();
    const rows = await kind.readAfter(db, after, pagesPerFile, clock.now());
    const last = rows.at(-1);
    if (!last) return;
    const pages = Readable.from(sitemapXml(pagesOf(kind, rows, config.storefrontUrl)));
    await pipeline(pages, createGzip(), createWriteStream(path), { signal });
    const name = fileName(kind.name, number);
    await mediaStorage.write(storageKey(name), path, "application/gzip");
    yield { loc: `${config.storefrontUrl}/${name}`, lastmod: latest(rows) };
    if (rows.length < pagesPerFile) return;
    after = last.id;
  }
}

function* pagesOf(kind: SitemapKind, rows: readonly SitemapRow[], storefrontUrl: string) {
  for (const { id, lastmod } of rows) {
    const path = kind.path(id);
    const addresses = LOCALES.map((locale) => ({
      hreflang: locale,
      href: storefrontUrl + localizedPath(path, locale),
    }));
    yield { addresses, lastmod };
  }
}

function latest(rows: readonly SitemapRow[]): Date | null {
  const times = rows.flatMap(({ lastmod }) => (lastmod ? [lastmod.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The stored files that the current index lists. */
async function filesOfIndex({ mediaStorage }: Pick<Parts, "mediaStorage">): Promise<string[]> {
  const index = await mediaStorage.read(storageKey(INDEX_NAME));
  if (!index) return [];
  const names = [...(await text(index)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => nameOf(loc));
  return names.filter(isFileName);
}

const nameOf = (loc: string): string => loc.slice(loc.lastIndexOf("/") + 1);
