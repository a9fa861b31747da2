import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { cameraIs } from "../../fixtures/loyalty/camera.ts";
import { named } from "../../fixtures/texts.ts";
import { DocumentCamera } from "./DocumentCamera.tsx";

/** A fake camera showing a gray card. */
function drawnCamera() {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 400 });
  const context = canvas.getContext("2d");
  const draw = () => {
    if (!context) return;
    context.fillStyle = "#9aa";
    context.fillRect(0, 0, 640, 400);
  };
  draw();
  const stream = canvas.captureStream(10);
  // `captureStream` emits frames only when the canvas changes.
  const drawing = setInterval(draw, 50);
  stream.getTracks()[0]?.addEventListener("ended", () => {
    clearInterval(drawing);
  });
  return Promise.resolve(stream);
}

const meta = {
  component: DocumentCamera,
  args: { open: true, ratio: 85.6 / 54, onShoot: fn(), onClose: fn() },
  beforeEach: cameraIs(drawnCamera),
  parameters: {
    docs: { story: { inline: false, height: "560px" } },
  },
} satisfies Meta<typeof DocumentCamera>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A frame to place the card in. */
export const Default: Story = { tags: ["visual"] };

/** Camera access is denied: says so and offers the alternative. */
export const Blocked: Story = {
  beforeEach: cameraIs(() => Promise.reject(new DOMException("denied", "NotAllowedError"))),
  play: async () => {
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(screen.queryByRole("button", named("loyalty:identity.camera_dialog.shoot"))).toBeNull();
  },
};

/** The shutter is disabled until the camera has started. */
export const Starting: Story = {
  beforeEach: cameraIs(() => new Promise(() => undefined)),
  play: async () => {
    await expect(
      await screen.findByRole("button", named("loyalty:identity.camera_dialog.shoot")),
    ).toBeDisabled();
  },
};
