// @vitest-environment happy-dom
import type { VoucherScreenProps } from "@sen/ui/coupons";
import { act, useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import VoucherPage from "./VoucherPage.tsx";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
const shown = vi.hoisted(() => vi.fn((_props: VoucherScreenProps) => null as never));
vi.mock(import("@sen/ui/coupons"), async (original) => ({ ...(await original()), VoucherScreen: shown }));

it("does not show usable coupons as used ones while those load", async () => {
  signIn();
  const usable = { items: [{ id: 1 }], next: null, now: "" };
  serve({
    GET: ({ query }: { query: { state: string } }) =>
      query.state === "usable" ? usable : new Promise(() => undefined),
  });
  let open: (status: "used") => void = () => undefined;
  function Page() {
    const [status, setStatus] = useState<"used">();
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    open = setStatus;
    return <VoucherPage status={status} />;
  }
  render(<Page />);
  await expect.poll(() => shown.mock.lastCall?.[0].list.state).toBe("ready");
  act(() => open("used"));
  expect(shown.mock.lastCall?.[0]).toMatchObject({ tab: "used", list: { state: "loading" } });
});
