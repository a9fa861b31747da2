import { localizedPath, useLocale, useTranslation, type Locale } from "@sen/i18n";

/** The feed of a language's articles; not a page. */
export const blogFeedHref = (locale: Locale): string => localizedPath("/blogs/rss.xml", locale);

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
