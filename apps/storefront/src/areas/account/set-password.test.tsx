// @vitest-environment happy-dom
import type { ProfileScreenProps } from "@sen/ui/account";
import { expect, it, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import ProfilePage from "./ProfilePage.tsx";
import RemoveAccountPage from "./RemoveAccountPage.tsx";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));
const shown = vi.hoisted(() => vi.fn((_: object) => null as never));
vi.mock(import("@sen/ui/account"), async (original) => ({
  ...(await original()),
  ProfileScreen: ({ email }: ProfileScreenProps) => email as never,
  EmailSettings: shown,
  RemoveAccountScreen: shown,
}));

it.each([
  ["profile", ProfilePage, "/account/profile"],
  ["account removal", RemoveAccountPage, "/account/remove"],
])("leads a customer without a password back to the %s once it is set", async (_, Page, next) => {
  signIn();
  serve({ GET: () => ({ has_password: false }) });
  render(<Page />);
  const href = `/login/forgot-password?${new URLSearchParams({ next }).toString()}`;
  await expect.poll(() => JSON.stringify(shown.mock.lastCall)).toContain(JSON.stringify(href));
});
