/** The index of the site map, where it is asked for and in the media storage. */
export const INDEX_NAME = "sitemap.xml";

/** Of the pages without a row in the database. The storefront makes it: it knows its pages. */
export const PAGES_NAME = "sitemap-pages.xml";

/** The name of a file of a kind; the first has the number 1. */
export const fileName = (kind: string, number: number): string => `sitemap-${kind}-${number}.xml.gz`;

/** Whether a name may be one of `fileName`: nothing else is looked for in the storage. */
export const isFileName = (name: string): boolean => /^sitemap-[a-z]{1,20}-[1-9]\d{0,5}\.xml\.gz$/.test(name);

/** Where the media storage keeps a file of the site map. */
export const storageKey = (name: string): string => `sitemap/${name}`;
