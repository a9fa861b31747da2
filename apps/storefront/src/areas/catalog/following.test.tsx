// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, renderHook, unmount } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { useFollowing } from "./following.ts";

const server = vi.hoisted(() => ({
  followed: [] as number[],
  isDown: false,
  isOffline: false,
  asked: [] as string[],
  /** The responses to writes wait for it. */
  held: Promise.resolve(),
}));

vi.mock("../../core/api-client.ts", () => {
  const answer = (method: string, path: string) => {
    server.asked.push(`${method} ${path}`);
    const envelope = { code: 200, status: 1, message: "", data: [...server.followed] };
    return (method === "GET" ? server.isOffline : server.isDown)
      ? Promise.resolve({
          error: { code: 500, status: 0, message: "", data: null },
          response: { status: 500 },
        })
      : (method === "GET" ? Promise.resolve() : server.held).then(() => ({
          data: envelope,
          response: { status: 200 },
        }));
  };
  const byId = (change: (id: number) => number[], method: string) => {
    return (path: string, { params }: { params: { path: { id: number } } }) => {
      if (!server.isDown) server.followed = change(params.path.id);
      return answer(method, path);
    };
  };
  return {
    api: {
      GET: (path: string) => answer("GET", path),
      POST: byId((id) => [id, ...server.followed], "POST"),
      DELETE: byId((id) => server.followed.filter((one) => one !== id), "DELETE"),
    },
  };
});

const toasts = vi.hoisted((): { title: string; action?: { onPress: () => void } }[] => []);
vi.mock(import("@sen/ui/primitives"), async (original) => ({
  ...(await original()),
  useToast: () =>
    ({ show: (toast: { title: string }) => toasts.push(toast), dismiss: () => undefined }) as never,
}));

const SILK = { id: 17, name: "Lụa Việt" } as never;

/** Opens a shop's page that uses `useFollowing`. */
function shown() {
  const { now, path } = renderHook(useFollowing, { path: "/shop/17" });
  return { isFollowed: () => now().isFollowed(17), press: () => now().onFollow(SILK), path };
}

beforeEach(async () => {
  await loadTexts(i18n, ["errors", "catalog"]);
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(server, {
    followed: [],
    isDown: false,
    isOffline: false,
    asked: [],
    held: Promise.resolve(),
  });
  toasts.length = 0;
  signIn();
});

it("follows a shop, unfollows it, and follows it again by undo", async () => {
  const page = shown();
  await vi.waitFor(() => expect(server.asked).toContain("GET /followed-shops/ids"));
  await page.press();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
  expect(server.followed).toEqual([17]);
  await page.press();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
  toasts.at(-1)?.action?.onPress();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
});

it("stays unfollowed when the response to an earlier press arrives after a second press", async () => {
  const page = shown();
  await vi.waitFor(() => expect(server.asked).toContain("GET /followed-shops/ids"));
  let answerFirst: () => void = () => undefined;
  server.held = new Promise((resolve) => (answerFirst = resolve));
  const first = page.press();
  await vi.waitFor(() => expect(server.asked).toContain("POST /followed-shops/{id}"));
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
  let answerSecond: () => void = () => undefined;
  server.held = new Promise((resolve) => (answerSecond = resolve));
  const second = page.press();
  await vi.waitFor(() => expect(server.asked).toContain("DELETE /followed-shops/{id}"));
  answerFirst();
  await first;
  // Lets a list that was set be shown.
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.isFollowed()).toBe(false);
  expect(toasts).toEqual([]);
  answerSecond();
  await second;
});

it("reverts a follow that failed, and shows a message with retry", async () => {
  const page = shown();
  await vi.waitFor(() => expect(server.asked).toContain("GET /followed-shops/ids"));
  server.isDown = true;
  await page.press();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe(i18n.t("catalog:follow.failed")));
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
  server.isDown = false;
  toasts.at(-1)?.action?.onPress();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
});

it("reverts a follow although the list cannot be fetched again", async () => {
  const page = shown();
  await vi.waitFor(() => expect(server.asked).toContain("GET /followed-shops/ids"));
  Object.assign(server, { isDown: true, isOffline: true });
  await page.press();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
  await Promise.all([page.press(), page.press()]);
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
});

it("asks a guest to sign in, and follows the shop when they return", async () => {
  clearSession();
  const page = shown();
  await vi.waitFor(() => expect(page.path()).toBe("/shop/17"));
  await page.press();
  expect(server.asked).not.toContain("POST /followed-shops/{id}");
  await vi.waitFor(() => expect(page.path()).toBe("/login"));
  unmount();
  signIn();
  const back = shown();
  await vi.waitFor(() => expect(toasts.at(-1)?.title).toBe(i18n.t("catalog:follow.followed", SILK)));
  expect(back.isFollowed()).toBe(true);
  expect(server.followed).toEqual([17]);
});
