import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named } from "../../fixtures/texts.ts";
import { MAIN_ID } from "../landmarks.ts";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: "160px" } } },
  render: () => (
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1}>
        Nội dung
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focused; invisible until then. */
export const Default: Story = {
  tags: ["visual"],
  play: ({ canvas }) => {
    canvas.getAllByRole("link")[0]?.focus();
  },
};

/** Appears on keyboard focus. */
export const SeenByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", named("shell:skip"));
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
  },
};
