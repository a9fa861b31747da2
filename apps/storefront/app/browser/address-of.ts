import { sitePath } from "@sen/i18n";

/** Where a link of this site leads, or which page is open: from the site's root, and safe to be gone to. */
export const addressOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string => sitePath(pathname + search + hash);
