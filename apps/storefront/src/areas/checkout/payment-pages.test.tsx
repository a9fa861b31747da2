// @vitest-environment happy-dom
import type { CheckoutScreenProps } from "@sen/ui/checkout";
import { loadTexts } from "@sen/i18n";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../shell/ErrorBoundary.tsx";
import { i18n, render } from "../../test/render.tsx";
import { refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import PaymentPage from "./PaymentPage.tsx";
import PaymentResultPage from "./PaymentResultPage.tsx";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
vi.mock(import("@sen/ui/checkout"), async (original) => ({
  ...(await original()),
  CheckoutScreen: ({ addressBook }: CheckoutScreenProps) => addressBook.request.state as never,
}));

beforeAll(() => loadTexts(i18n, ["checkout", "errors", "shell"]));
beforeEach(() => {
  signIn();
  serve({ GET: () => refusal(500), POST: () => refusal(403) });
});

it("offers a retry when the addresses to deliver to cannot be loaded", async () => {
  const page = render(<PaymentPage checkout="c1" />);
  await expect.poll(() => page.textContent).toBe("failed");
});

it("says that there is no such order for the result of another customer's", async () => {
  const page = render(
    <ErrorBoundary failed={(kind) => kind}>
      <PaymentResultPage order={9} />
    </ErrorBoundary>,
  );
  await expect.poll(() => page.textContent).toBe("missing");
});
