import type { BlogTopic } from "@sen/api";
import type { BlogFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { LinkChips } from "../../primitives/index.ts";

interface BlogTopicsProps {
  filters: BlogFilters;
  topics: readonly BlogTopic[];
  changed: (change: Partial<BlogFilters>) => string;
}

/** The top-level topics, and below them the subtopics of the chosen one. */
export function BlogTopics({ filters, topics, changed }: BlogTopicsProps) {
  const { t } = useTranslation("blog");
  const { topic_id, blog_topic_id } = filters;
  const chosen = topics.find(({ id }) => id === (blog_topic_id ?? topic_id));
  const topId = chosen?.parent_id ?? chosen?.id ?? null;
  const tops = topics.filter(({ parent_id }) => parent_id === null);
  const below = topId === null ? [] : topics.filter(({ parent_id }) => parent_id === topId);
  if (tops.length === 0) return null;
  return (
    <nav aria-label={t("topics")}>
      <LinkChips
        look="row"
        chips={[{ id: null, name: t("every_topic") }, ...tops].map(({ id, name }) => ({
          label: name,
          href: changed({ topic_id: id, blog_topic_id: null }),
          current: id === topId,
        }))}
      />
      {below.length > 0 && (
        <LinkChips
          look="row"
          chips={below.map(({ id, name }) => {
            const current = id === chosen?.id;
            const pressed = current
              ? { topic_id: topId, blog_topic_id: null }
              : { topic_id: null, blog_topic_id: id };
            return { label: name, href: changed(pressed), current };
          })}
        />
      )}
    </nav>
  );
}
