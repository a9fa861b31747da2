// @vitest-environment happy-dom
import { createI18n } from "@sen/i18n";
import { Link, useToast } from "@sen/ui/primitives";
import { useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "../test/render.tsx";
import { RouterLinks } from "./RouterLinks.tsx";

afterEach(() => vi.restoreAllMocks());

const Path = () => useLocation().pathname;

it.each([
  ["online, navigates here", true, {}, true, "/product/1", 0],
  ["offline, to a page that is not cached, says so and stays", false, {}, true, "/", 1],
  ["offline, into a new tab, is left to the browser", false, { ctrlKey: true }, false, "/", 0],
])("a link's click %s", async (_what, isOnline, keys, isStopped, path, toasts) => {
  const show = vi.spyOn(useToast(), "show");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const texts = createI18n({ locale: "vi", texts: { shell: {} } });
  const links = (
    <RouterLinks>
      <Link href="/product/1">Áo</Link>
      <Path />
    </RouterLinks>
  );
  const element = render(links, { texts });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  element.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isStopped);
  await vi.waitFor(() => expect(element.textContent).toBe(`Áo${path}`));
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(toasts));
});
