import { useLocale, useTranslation } from "@sen/i18n";
import { blogFeedHref } from "./blog-hrefs.ts";

/** Tells feed readers where the articles of this language are to be had. */
export function FeedLink() {
  const { t } = useTranslation("blog");
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t("feed_title")}
      href={blogFeedHref(useLocale())}
    />
  );
}
