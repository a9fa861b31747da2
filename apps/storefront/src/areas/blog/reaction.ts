import type { Blog, BlogReaction } from "@sen/api";
import { useEffect, useState } from "react";
import { deviceId } from "../../core/session/device-id.ts";
import { write } from "../../core/write.ts";

/** What readers made of an article, this device included once it was counted; and the way to like it. */
export function useReaction(blog: Blog | undefined) {
  const [told, setTold] = useState<{ id: number; reaction: BlogReaction } | null>(null);
  const id = blog?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    write("POST /wp/blogs/{id}/view", { path: { id }, body: { device_id: deviceId() } }).then(
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
    const body = { device_id: deviceId(), is_liked };
    const answer = await write("POST /wp/blogs/{id}/like", { path: { id }, body }).catch(() => null);
    setTold({ id, reaction: answer?.data?.data ?? reaction });
    return answer?.data !== undefined;
  }
  return { reaction, like };
}
