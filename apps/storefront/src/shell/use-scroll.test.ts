// @vitest-environment happy-dom
import { useNavigate } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { renderHook } from "../test/render.tsx";
import { useScroll } from "./use-scroll.ts";

it("stores the position of a list, however many products were opened from it", async () => {
  const page = renderHook(() => {
    useScroll();
    return useNavigate();
  });
  const show = async (to: string | number, path: string) => {
    void page.now()(to as string);
    await vi.waitFor(() => expect(page.path()).toBe(path), { interval: 1 });
    window.dispatchEvent(new Event("scroll"));
  };
  for (let product = 1; product <= 60; product += 1) {
    await show(`/product/${product}`, `/product/${product}`);
    await show(-1, "/");
  }
  window.dispatchEvent(new Event("pagehide"));
  const stored = JSON.parse(sessionStorage.getItem("scroll") ?? "[]") as [entry: string, top: number][];
  expect(stored.map(([entry]) => entry)).toContain("default/");
});
