// @vitest-environment happy-dom
import { createI18n, I18nextProvider } from "@sen/i18n";
import { useEffect, useEffectEvent } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { useAfterSignIn } from "./after-sign-in.ts";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { clearSession, useSession } from "./session.ts";

const i18n = createI18n({ locale: "vi", texts: {} });
const saved = vi.fn();
const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  clearSession();
  saved.mockClear();
});

function Coupons({ isPressed }: { isPressed: boolean }) {
  const askToSignIn = useAfterSignIn("save-coupon", saved);
  const press = useEffectEvent(() => void askToSignIn("FREESHIP"));
  // Presses before the session is known, as a replayed early press does.
  useEffect(() => {
    if (isPressed) press();
  }, [isPressed]);
  return <h1>Mã</h1>;
}

/** Hydrates the coupons page from its HTML. */
async function openCoupons(isPressed: boolean) {
  const app = (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={["/coupons"]}>
        <Routes>
          <Route path="/coupons" element={<Coupons isPressed={isPressed} />} />
          <Route path="/login" element={<h1>Đăng nhập</h1>} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  roots.push(hydrateRoot(container, app));
  await expect.poll(() => container.textContent).toBe(isPressed ? "Đăng nhập" : "Mã");
}

it("an action pressed before the session was known runs after sign-in", async () => {
  await openCoupons(true);
  signIn();
  await openCoupons(false);
  await expect.poll(() => saved.mock.calls).toEqual([["FREESHIP"]]);
});

it("the action of a guest who returns without signing in is discarded", async () => {
  await openCoupons(true);
  await openCoupons(false);
  signIn();
  await openCoupons(false);
  expect(saved).not.toHaveBeenCalled();
});

it("it is discarded, too, if the hook stays mounted around all pages", async () => {
  const { now, path } = renderHook(
    () => ({
      ask: useAfterSignIn("tell-when-back", saved),
      navigate: useNavigate(),
      status: useSession().status,
    }),
    { path: "/product/9" },
  );
  void now().ask("ROSE");
  await expect.poll(path).toBe("/login");
  void now().navigate(-1);
  await expect.poll(path).toBe("/product/9");
  signIn();
  await expect.poll(() => now().status).toBe("in");
  await new Promise((resolve) => setTimeout(resolve));
  expect(saved).not.toHaveBeenCalled();
});
