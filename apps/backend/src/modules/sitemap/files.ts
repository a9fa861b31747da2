/** The name of the sitemap index, both in the URL and in the media storage. */
export const INDEX_NAME = "sitemap.xml";

/** The sitemap of pages that have no database row. The storefront generates it. */
export const PAGES_NAME = "sitemap-pages.xml";

/** The name of a kind's file. Numbers start at 1. */
export const fileName = (kind: string, number: number): string => `sitemap-${kind}-${number}.xml.gz`;

/** Whether a name may come from `fileName`. Only such names are looked up in the storage. */
export const isFileName = (name: string): boolean => /^sitemap-[a-z]{1,20}-[1-9]\d{0,5}\.xml\.gz$/.test(name);

/** The media storage key of a sitemap file. */
export const storageKey = (name: string): string => `sitemap/${name}`;
