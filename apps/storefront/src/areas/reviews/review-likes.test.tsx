// @vitest-environment happy-dom
import type { Review } from "@sen/api";
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, renderHook, unmount } from "../../test/render.tsx";
import { refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useReviewLikes } from "./review-likes.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let sent: boolean[] = [];
/** Answers the presses, in order. */
let answers: ((data: unknown) => void)[] = [];

const review = { id: 1, like_count: 3 } as Review;

/** Opens a product's page that shows its review's likes. */
function shown(entry = "/product/9") {
  const { now, path } = renderHook(() => useReviewLikes(9), { path: entry });
  return { likeOf: (shownReview: Review) => now()(shownReview), path };
}

const likes = ({ likeOf }: ReturnType<typeof shown>) => {
  const { isLiked, count } = likeOf(review);
  return [isLiked, count];
};
beforeEach(async () => {
  sessionStorage.clear();
  await loadTexts(i18n, ["errors", "product"]);
  sent = [];
  answers = [];
  serve({
    GET: () => ({ own: [2], liked: [], reported: [] }),
    POST({ body }: { body: { is_liked: boolean } }) {
      sent.push(body.is_liked);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  signIn();
});

it("shows a like before the response, then the count from the response", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => likes(page)).toEqual([true, 4]);
  await expect.poll(() => sent).toEqual([true]);
  answers[0]?.({ is_liked: true, like_count: 9 });
  await expect.poll(() => likes(page)).toEqual([true, 9]);
});

it("shows what was saved when the server refuses two presses in a row", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => likes(page)).toEqual([true, 4]);
  page.likeOf(review).onLike?.(false);
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers) answer(refusal(422));
  await expect.poll(() => likes(page)).toEqual([false, 3]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(likes(page)).toEqual([false, 3]);
});

it("ends with the later of two presses, whichever response comes last", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => likes(page)).toEqual([true, 4]);
  page.likeOf(review).onLike?.(false);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.({ is_liked: false, like_count: 3 });
  await expect.poll(() => likes(page)).toEqual([false, 3]);
  answers[0]?.({ is_liked: true, like_count: 4 });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(likes(page)).toEqual([false, 3]);
});

it("sends a guest's like once, after signing in, on the page where it was pressed", async () => {
  clearSession();
  const page = shown("/product/9?variant=2");
  await expect.poll(() => page.path()).toBe("/product/9");
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => page.path()).toBe("/login");
  unmount();
  signIn();
  const other = shown("/product/9");
  await expect.poll(() => other.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  expect(sent).toEqual([]);
  const back = shown("/product/9?variant=2");
  await expect.poll(() => sent).toEqual([true]);
  await expect.poll(() => likes(back)).toEqual([true, 4]);
  shown("/product/9?variant=2");
  await expect.poll(() => sent).toEqual([true]);
});
