import { CRASH_REDIRECT_MS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { CrashScreen } from "./CrashScreen.tsx";

const meta = {
  component: CrashScreen,
  args: { homeHref: "#/", onGoHome: fn() },
  decorators: [withToasts],
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page and toast report the crash; after two seconds, and not earlier, it goes to the home page. */
export const Default: Story = {
  globals: { locale: "en" },
  beforeEach: () => {
    spyOn(window, "setTimeout");
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Something went wrongPlease try again later"),
    );
    await expect(window.setTimeout).toHaveBeenCalledWith(expect.any(Function), CRASH_REDIRECT_MS);
    await waitFor(() => expect(args.onGoHome).toHaveBeenCalledOnce());
  },
};

/** Its toast is the only one: the toast of the story before is gone. */
export const InVietnamese: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(1);
  },
};
