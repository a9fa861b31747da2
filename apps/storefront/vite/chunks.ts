import { readdirSync } from "node:fs";
import type { AppPart } from "../app/head/app-parts.ts";

/** A path inside the repository or its packages, whatever separates its parts. */
const path = (parts: string) => new RegExp(parts.replaceAll("/", String.raw`[\\/]`));

/** What every page runs, whoever wrote it: one file that changes only with its packages. */
const framework = path(
  "node_modules/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next" +
    "|swr|swr-openapi|dequal|use-sync-external-store)[/.]" +
    "|preload-helper|rolldown.runtime",
);

/** What stands around every page. */
const shell = path(
  "packages/ui/src/shell/(?!CrashScreen|NotFoundScreen|SearchBox/SearchSuggestions)" +
    "|storefront/app/(root|browser/(?!use\\w*Draft|forget|save-blob)|texts/|styles/|shell/(?!PageFailure)|session/use|head/(GlobalStyles|nonce)" +
    "|analytics/(PageViews|data-layer)|data/(catalog|query|suggest|prefetch|browser-api|SeededCache|cart/(useCart\\.|guest)))",
);

/** How many pages use a module that may travel with every page: most of them, however many there come to be. */
const mostPages = Math.ceil(readdirSync(new URL("../app/routes", import.meta.url)).length * 0.6);

/** What pages share: components, rules, icons. Texts stay apart, a file per language and namespace. */
const shared = path("packages/(?!i18n/src/locales)|storefront/app/(?!routes/)|lucide-react/");

/** What the pages of the catalogue share beyond that. */
const catalog = path(
  "packages/ui/src/((catalog|product)/|primitives/(Price|Rating|Countdown|ProgressBar|Badge|LoadMore|Breadcrumb))" +
    "|packages/domain/src/(coupon|compact)|storefront/app/(catalog-hrefs|data/(saved-coupons|throw-if|refusal|known))" +
    "|lucide-react/",
);

/**
 * Which modules travel in one file. Left alone the bundler makes a file of each set of pages that shares a module:
 * sixty small ones a page, which compress badly (about 15 kB gzip more) and are as many requests.
 */
export const chunkGroups = [
  { name: "framework", test: framework, priority: 4 },
  { name: "shell", test: shell, priority: 3 },
  { name: "shared", test: shared, priority: 2, minShareCount: mostPages },
  { name: "catalog", test: catalog, priority: 1, minShareCount: 5 },
] satisfies { name: AppPart; [option: string]: unknown }[];
