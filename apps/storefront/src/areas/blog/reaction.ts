import type { Blog, BlogReaction } from "@sen/api";
import useSWR from "swr";
import { deviceId } from "../../core/session/device-id.ts";
import { answered, write } from "../../core/write.ts";

/** A view is counted when the article is shown, and not again. */
const ONCE_SHOWN = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** What readers made of an article, this device included once it was counted; and the way to like it. */
export function useReaction(blog: Blog | undefined) {
  const { id, view_count = 0, like_count = 0 } = blog ?? {};
  const asked = id === undefined ? null : (["reaction", id] as const);
  // Nobody waits for it: the counts that came with the article stay until it is answered.
  const { data, mutate } = useSWR(asked, ([, id]) => countView(id), ONCE_SHOWN);
  const reaction: BlogReaction = data ?? { view_count, like_count, is_liked: false };

  /** Shown at once, and taken back when it was not saved. Resolves to whether it was. */
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
