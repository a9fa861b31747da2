// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { i18n, renderHook, unmount } from "../../test/render.tsx";
import { asked, refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { pressLastToast, toasts } from "../../test/toasts.ts";
import { useFollowing } from "./following.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let followed: number[] = [];
/** Which calls the server refuses. */
let down = { reads: false, writes: false };
/** The responses to writes wait for it. */
let held = Promise.resolve();

const changed = (change: (id: number) => number[]) => async (call: { path: { id: number } }) => {
  if (down.writes) return refusal(500);
  followed = change(call.path.id);
  await held;
  return followed;
};

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
  followed = [];
  down = { reads: false, writes: false };
  held = Promise.resolve();
  serve({
    GET: () => (down.reads ? refusal(500) : followed),
    POST: changed((id) => [id, ...followed]),
    DELETE: changed((id) => followed.filter((one) => one !== id)),
  });
  signIn();
});

it("follows a shop, unfollows it, and follows it again by undo", async () => {
  const page = shown();
  await vi.waitFor(() => expect(asked).toContain("GET /followed-shops/ids"));
  await page.press();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
  expect(followed).toEqual([17]);
  await page.press();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
  pressLastToast();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
});

it("stays unfollowed when the response to an earlier press arrives after a second press", async () => {
  const page = shown();
  await vi.waitFor(() => expect(asked).toContain("GET /followed-shops/ids"));
  let answerFirst: () => void = () => undefined;
  held = new Promise((resolve) => (answerFirst = resolve));
  const first = page.press();
  await vi.waitFor(() => expect(asked).toContain("POST /followed-shops/{id}"));
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
  let answerSecond: () => void = () => undefined;
  held = new Promise((resolve) => (answerSecond = resolve));
  const second = page.press();
  await vi.waitFor(() => expect(asked).toContain("DELETE /followed-shops/{id}"));
  answerFirst();
  await first;
  // Lets a list that was set be shown.
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.isFollowed()).toBe(false);
  expect(toasts()).toEqual([]);
  answerSecond();
  await second;
});

it("reverts a follow that failed, and shows a message with retry", async () => {
  const page = shown();
  await vi.waitFor(() => expect(asked).toContain("GET /followed-shops/ids"));
  down.writes = true;
  await page.press();
  await vi.waitFor(() => expect(toasts().at(-1)?.title).toBe(i18n.t("catalog:follow.failed")));
  await vi.waitFor(() => expect(page.isFollowed()).toBe(false));
  down.writes = false;
  pressLastToast();
  await vi.waitFor(() => expect(page.isFollowed()).toBe(true));
});

it("reverts a follow although the list cannot be fetched again", async () => {
  const page = shown();
  await vi.waitFor(() => expect(asked).toContain("GET /followed-shops/ids"));
  down = { reads: true, writes: true };
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
  expect(asked).not.toContain("POST /followed-shops/{id}");
  await vi.waitFor(() => expect(page.path()).toBe("/login"));
  unmount();
  signIn();
  const back = shown();
  await vi.waitFor(() => expect(toasts().at(-1)?.title).toBe(i18n.t("catalog:follow.followed", SILK)));
  expect(back.isFollowed()).toBe(true);
  expect(followed).toEqual([17]);
});
