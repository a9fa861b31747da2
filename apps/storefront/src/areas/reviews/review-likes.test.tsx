// @vitest-environment happy-dom
import type { Review } from "@sen/api";
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, renderHook, unmount } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { useReviewLikes } from "./review-likes.ts";

const server = vi.hoisted(() => ({ answers: [] as ((body: object) => void)[], sent: [] as boolean[] }));

vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: () => Promise.resolve({ data: { data: { own: [2], liked: [], reported: [] } } }),
    POST: (_path: string, { body }: { body: { is_liked: boolean } }) => {
      server.sent.push(body.is_liked);
      return new Promise((resolve) => {
        server.answers.push((answer) => {
          const isDone = "status" in answer && answer.status === 1;
          resolve(
            isDone
              ? { data: answer, response: { status: 200 } }
              : { error: answer, response: { status: 422 } },
          );
        });
      });
    },
  },
}));

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
const success = (is_liked: boolean, like_count: number) => ({
  code: 200,
  status: 1,
  message: "",
  data: { is_liked, like_count },
});

beforeEach(async () => {
  sessionStorage.clear();
  await loadTexts(i18n, ["errors", "product"]);
  server.answers.length = 0;
  server.sent.length = 0;
  signIn();
});

it("shows a like before the response, then the count from the response", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => likes(page)).toEqual([true, 4]);
  await expect.poll(() => server.sent).toEqual([true]);
  server.answers[0]?.(success(true, 9));
  await expect.poll(() => likes(page)).toEqual([true, 9]);
});

it("reverts a like that the server refuses", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => server.answers).toHaveLength(1);
  server.answers[0]?.({ code: 422, status: 0, message: "Không được", data: null });
  await expect.poll(() => likes(page)).toEqual([false, 3]);
});

it("shows what was saved when the server refuses two presses in a row", async () => {
  const page = shown();
  await expect.poll(() => page.likeOf({ ...review, id: 2 }).onLike).toBeUndefined();
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => likes(page)).toEqual([true, 4]);
  page.likeOf(review).onLike?.(false);
  await expect.poll(() => server.answers).toHaveLength(2);
  for (const answer of server.answers) answer({ code: 422, status: 0, message: "Không được", data: null });
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
  await expect.poll(() => server.answers).toHaveLength(2);
  server.answers[1]?.(success(false, 3));
  await expect.poll(() => likes(page)).toEqual([false, 3]);
  server.answers[0]?.(success(true, 4));
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
  expect(server.sent).toEqual([]);
  const back = shown("/product/9?variant=2");
  await expect.poll(() => server.sent).toEqual([true]);
  await expect.poll(() => likes(back)).toEqual([true, 4]);
  shown("/product/9?variant=2");
  await expect.poll(() => server.sent).toEqual([true]);
});

it("discards the like of a guest who returns without signing in", async () => {
  clearSession();
  const page = shown();
  await expect.poll(() => page.path()).toBe("/product/9");
  page.likeOf(review).onLike?.(true);
  await expect.poll(() => page.path()).toBe("/login");
  unmount();
  shown();
  await expect.poll(() => sessionStorage.getItem("after-sign-in")).toBeNull();
});
