import { useTranslation } from "@sen/i18n";
import { usePaths } from "../../core/paths.ts";

/** Tells feed readers where the articles of this language are to be had. */
export function FeedLink() {
  const { t } = useTranslation("blog");
  return (
    <link rel="alternate" type="application/rss+xml" title={t("feed_title")} href={usePaths().blogFeed()} />
  );
}
