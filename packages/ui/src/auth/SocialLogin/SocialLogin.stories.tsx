import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { SocialLogin } from "./SocialLogin.tsx";

const google = { id: "google", name: "Google", is_simulated: false };
const simulated = { id: "simulated", name: "Sen Demo ID", is_simulated: true };

const meta = {
  component: SocialLogin,
  args: {
    providers: [google, { ...google, id: "zalo", name: "Zalo" }],
    onStart: accepted(),
  },
} satisfies Meta<typeof SocialLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button per provider. */
export const Default: Story = {};

/** The demo provider says that it is not a real one. */
export const Simulated: Story = {
  args: { providers: [simulated] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("auth:social.simulated"))).toBeVisible();
  },
};

/** Without providers, nothing is shown. */
export const Empty: Story = {
  tags: ["!dev", "!autodocs"],
  args: { providers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  args: { providers: [google, simulated] },
  tags: ["visual"],
};

/** The provider cannot be reached: our own message is shown. */
export const Unreachable: Story = {
  args: { onStart: refused({ code: 503, message: "x", message_code: "SOCIAL_ISSUER_UNREACHABLE" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:social.with", { name: "Google" })));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textOf("errors:social.issuer_unreachable"),
    );
  },
};
