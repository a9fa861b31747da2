import type { Blog, BlogReaction } from "@sen/api";
import useSWR from "swr";
import { deviceId } from "../../core/session/device-id.ts";
import { answered, write } from "../../core/write.ts";

/** Counts one view each time the article is shown, so it never refetches. */
const ONCE_SHOWN = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The article's views and likes, this device included once counted, and the like action. */
export function useReaction(blog: Blog | undefined) {
  const { id, view_count = 0, like_count = 0 } = blog ?? {};
  const asked = id === undefined ? null : (["reaction", id] as const);
  // Not awaited: the article's own counts show until the response arrives.
  const { data, mutate } = useSWR(asked, ([, id]) => countView(id), ONCE_SHOWN);
  const reaction: BlogReaction = data ?? { view_count, like_count, is_liked: false };

  /** Optimistic; rolled back if saving fails. Resolves to whether it was saved. */
  async function like(is_liked: boolean): Promise<boolean> {
    if (id === undefined) return false;
    const count = Math.max(0, reaction.like_count + (is_liked ? 1 : -1));
    const optimisticData = { ...reaction, is_liked, like_count: count };
    const saving = mutate(saveLike(id, is_liked), { optimisticData, revalidate: false });
    return saving.then(
      () => true,
      () => false,
    );
  }
  return { reaction, like };
}

const countView = (id: number): Promise<BlogReaction> =>
  answered(write("POST /wp/blogs/{id}/view", { path: { id }, body: { device_id: deviceId() } }));

const saveLike = (id: number, is_liked: boolean): Promise<BlogReaction> =>
  answered(write("POST /wp/blogs/{id}/like", { path: { id }, body: { device_id: deviceId(), is_liked } }));
