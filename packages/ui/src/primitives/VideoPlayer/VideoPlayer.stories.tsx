import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { served } from "../../fixtures/texts.ts";
import { filmHd, filmSd } from "../../fixtures/primitives/films.ts";
import { shirtPicture } from "../../fixtures/primitives/pictures.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";

const hd = { url: filmHd, label: "HD 720" };
const sd = { url: filmSd, label: "SD 480" };

const meta = {
  component: VideoPlayer,
  args: {
    files: [hd, sd],
    poster: shirtPicture,
    labels: { video: "Mở hộp áo sơ mi", quality: "Chất lượng video" },
  },
  decorators: [inBox({ maxWidth: 480, aspectRatio: "1 / 1" })],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best quality first. */
export const Default: Story = {};

/** Data-saver mode starts with the smaller file. */
export const SavesData: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, "connection");
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(served("Mở hộp áo sơ mi"))).toHaveAttribute("src", sd.url);
  },
};

/** A single file: no quality menu. */
export const OneQuality: Story = {
  args: { files: [hd] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** Other qualities are still being encoded: plays the available one, with a note. */
export const StillBeingPrepared: Story = {
  args: { files: [hd], note: "Đang chuẩn bị các chất lượng khác của video", place: "screen" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      served("Đang chuẩn bị các chất lượng khác của video"),
    );
    await expect(canvas.queryByRole("group")).toBeNull();
  },
};

/** Full screen: room at the top for the close button, the quality menu below the picture. */
export const WholeScreen: Story = {
  args: { place: "screen" },
  parameters: { layout: "fullscreen" },
  decorators: [inBox({ height: "100vh", background: "black" })],
};

/** Inline and full screen. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gridTemplateRows: "320px 420px 420px", gap: 16 }}>
      <VideoPlayer {...args} />
      <div style={{ background: "black" }}>
        <VideoPlayer {...args} place="screen" />
      </div>
      <div style={{ background: "black" }}>
        <VideoPlayer
          {...args}
          files={[hd]}
          note="Đang chuẩn bị các chất lượng khác của video"
          place="screen"
        />
      </div>
    </div>
  ),
};

/** Starts with the best quality; switching continues at the same second. */
export const GoesOnAtTheSameSecond: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const best = canvas.getByLabelText<HTMLVideoElement>("Mở hộp áo sơ mi");
    await expect(best).toHaveAttribute("src", hd.url);
    await waitFor(() => expect(best.readyState).toBeGreaterThan(0));
    best.pause();
    best.currentTime = 1.5;
    await userEvent.click(canvas.getByRole("button", { name: "SD 480" }));
    const smaller = canvas.getByLabelText<HTMLVideoElement>("Mở hộp áo sơ mi");
    await expect(smaller).toHaveAttribute("src", sd.url);
    await expect(canvas.getByRole("button", { name: "SD 480" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(smaller.currentTime).toBe(1.5));
  },
};
