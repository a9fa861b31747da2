import { localizedPath, useLocale, useTranslation, type Locale } from "@sen/i18n";

export const blogFeedHref = (locale: Locale): string => localizedPath("/blogs/rss.xml", locale);

/** Announces the RSS feed of the page's language to feed readers. */
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
