// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { asked, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useOrdersWith } from "./orders.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
afterEach(clearSession);

it.each([
  ["fetches an order that the list has not come to", 2, [2, 18]],
  ["asks for nothing that the list has", 18, [18]],
  ["asks for nothing where none is named", null, [18]],
])("%s", async (_, id, expected) => {
  signIn();
  serve({ GET: () => ({ items: [{ id: 18 }], next: 18, total: 9 }), "GET /orders/{id}": () => ({ id: 2 }) });
  const { now } = renderHook(() => {
    const list = useOrdersWith(id);
    return list.state === "ready" ? list.items.map((order) => order.id) : null;
  });
  await expect.poll(now).toEqual(expected);
  expect(asked.includes("GET /orders/{id}")).toBe(expected.length > 1);
});
