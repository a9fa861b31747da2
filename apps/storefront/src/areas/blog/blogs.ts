import type { Blog, BlogReaction } from "@sen/api";
import { blogQuery, type BlogFilters } from "@sen/domain";
import { useEffect, useState } from "react";
import { deviceId } from "../../core/session/device-id.ts";
import { write } from "../../core/write.ts";
import { query, useQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";

export const blogsQuery = (filters: BlogFilters) =>
  query("/blogs", { params: { query: blogQuery(filters) } });
export const blogTopicsQuery = () => query("/blog-topics", {});
export const blogTagsQuery = () => query("/blog-tags", {});
export const articleQuery = (id: number) => query("/blogs/{id}", { params: { path: { id } } });

/** Topics and tags of the blog. */
export const useBlogTopics = () => useQuery(blogTopicsQuery()).data?.data ?? [];
export const useBlogTags = () => useQuery(blogTagsQuery()).data?.data ?? [];

/** A page of articles; what was shown before stays while the next is on its way. */
export function useBlogs(filters: BlogFilters) {
  const asked = useQuery(blogsQuery(filters), { keepPreviousData: true });
  return requestState(asked, ({ data }) => ({
    articles: data.items,
    total: data.total,
    lastPage: data.last_page,
  }));
}

export const useArticle = (id: number) => useQuery(articleQuery(id));

/** What readers made of an article, this device included once it was counted; and the way to like it. */
export function useReaction(blog: Blog | undefined) {
  const [told, setTold] = useState<{ id: number; reaction: BlogReaction } | null>(null);
  const id = blog?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    countView(id).then(
      ({ data }) => {
        // What was said meanwhile is newer.
        if (data && !isLeft) setTold((told) => (told?.id === id ? told : { id, reaction: data.data }));
      },
      // Nobody waits for it: the counts that came with the article stay.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [id]);

  const reaction: BlogReaction =
    told?.id === id && told
      ? told.reaction
      : { view_count: blog?.view_count ?? 0, like_count: blog?.like_count ?? 0, is_liked: false };

  /** Shown at once, and taken back when it was not saved. Resolves to whether it was. */
  async function like(is_liked: boolean): Promise<boolean> {
    if (id === undefined) return false;
    const like_count = Math.max(0, reaction.like_count + (is_liked ? 1 : -1));
    setTold({ id, reaction: { ...reaction, is_liked, like_count } });
    const answer = await sendLike(id, is_liked).catch(() => null);
    setTold({ id, reaction: answer?.data?.data ?? reaction });
    return answer?.data !== undefined;
  }
  return { reaction, like };
}

const countView = (id: number) =>
  write("POST /wp/blogs/{id}/view", { path: { id }, body: { device_id: deviceId() } });

const sendLike = (id: number, is_liked: boolean) =>
  write("POST /wp/blogs/{id}/like", { path: { id }, body: { device_id: deviceId(), is_liked } });
