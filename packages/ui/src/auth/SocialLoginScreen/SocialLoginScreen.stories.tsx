import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { SocialLoginScreen } from "./SocialLoginScreen.tsx";

const meta = {
  component: SocialLoginScreen,
  args: { progress: { state: "waiting" }, backHref: "#login" },
} satisfies Meta<typeof SocialLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (message_code: string) =>
  ({
    state: "refused",
    refusal: { code: 422, message: "Một số thông tin chưa đúng", message_code, data: null },
  }) as const;

/** Waiting for the response. */
export const Loading: Story = {};

/** Cancelled by the customer: not an error, and a link back. */
export const Cancelled: Story = {
  args: { progress: refused("SOCIAL_CANCELLED") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("errors:social.cancelled"));
    await expect(canvas.getByRole("link", named("auth:social.back"))).toHaveAttribute("href", "#login");
  },
};

/** There was no response. */
export const Failed: Story = {
  args: { progress: { state: "refused", refusal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textOf("auth:social.failed"));
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
  },
};

/** Linking failed: the customer is still signed in, and goes back to the account. */
export const NotLinked: Story = {
  args: { progress: refused("SOCIAL_LINKED_ELSEWHERE"), isLink: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("auth:social.not_linked"),
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Một số thông tin chưa đúng"));
    await expect(canvas.getByRole("link", named("auth:social.back_to_account"))).toBeVisible();
  },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  args: { progress: refused("SOCIAL_EMAIL_MISSING") },
  tags: ["visual"],
};
