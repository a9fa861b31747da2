import { LOCALES, localizedPath } from "@sen/i18n/locale";
import { sitemapIndexXml, sitemapXml, type SitemapFile } from "@sen/server";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import { fileName, INDEX_NAME, isFileName, PAGES_NAME, storageKey } from "./files.ts";
import { sitemapKinds, type SitemapKind, type SitemapRow } from "./kinds.ts";

/** Addresses of a file. Search engines take 50,000 and 50 MB; one of this size has 6 MB, and a few hundred kB compressed. */
const ADDRESSES_PER_FILE = 20_000;

type Parts = Pick<JobServices, "db" | "clock" | "mediaStorage" | "signal"> & {
  config: Pick<JobServices["config"], "storefrontUrl">;
};

/** Makes the site map anew. */
export const writeSitemap: JobHandler<"write-sitemap"> = (services) => writeSitemapFiles(services);

/**
 * Writes the files of every kind, a query and a range of ids each, then the index, and removes what the index no longer names. In memory is
 * one file's rows at a time. A reader finds the former index or the new one, and every file that it names.
 */
export async function writeSitemapFiles(
  parts: Parts,
  addressesPerFile: number = ADDRESSES_PER_FILE,
): Promise<void> {
  const { mediaStorage, config } = parts;
  const folder = await mkdtemp(join(tmpdir(), "sen-sitemap-"));
  try {
    const pagesPerFile = Math.floor(addressesPerFile / LOCALES.length);
    const files: SitemapFile[] = [{ loc: `${config.storefrontUrl}/${PAGES_NAME}`, lastmod: null }];
    for (const kind of sitemapKinds) {
      for await (const file of writeKind(parts, kind, folder, pagesPerFile)) files.push(file);
    }
    const former = await filesOfIndex(parts);
    const path = join(folder, INDEX_NAME);
    await writeFile(path, sitemapIndexXml(files));
    await mediaStorage.write(storageKey(INDEX_NAME), path, "application/xml");
    const named = new Set(files.map(({ loc }) => nameOf(loc)));
    for (const name of former) if (!named.has(name)) await mediaStorage.remove(storageKey(name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores the files of one kind, as many as its rows fill. */
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

/** Names of the stored files that the index names now. */
async function filesOfIndex({ mediaStorage }: Pick<Parts, "mediaStorage">): Promise<string[]> {
  const index = await mediaStorage.read(storageKey(INDEX_NAME));
  if (!index) return [];
  const names = [...(await text(index)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => nameOf(loc));
  return names.filter(isFileName);
}

const nameOf = (loc: string): string => loc.slice(loc.lastIndexOf("/") + 1);
