import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { memberCard } from "../../fixtures/loyalty/membership.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { qrPath } from "./code-paths.ts";
import { SaveCard } from "./SaveCard.tsx";

const meta = {
  component: SaveCard,
  args: { card: memberCard, holder: "Nguyễn Thị Sen", onSave: fn() },
  decorators: [withToasts],
} satisfies Meta<typeof SaveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = () => textOf("loyalty:membership.save");

/** Finds the QR code's origin and module size in pixels, from the first row of its upper left finder pattern. */
function findersOf({ data, width, height }: ImageData) {
  const isDark = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 30;
  };
  for (let y = 0; y < height; y += 1) {
    const left = Array.from({ length: width }, (_, x) => x).find((x) => isDark(x, y));
    if (left === undefined) continue;
    let right = left;
    while (isDark(right, y)) right += 1;
    return { left, top: y, module: (right - left) / 7, isDark };
  }
  throw new Error("There is no code in the picture.");
}

/** A machine busy with other stories is slow at drawing and encoding a picture. */
const DRAWN = { timeout: 10_000 };

/** The button that saves the card as a picture. */
export const Default: Story = { tags: ["visual"] };

/** The picture is a PNG with every module of the QR code in the right place. */
export const DrawsEveryModule: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const onSave = args.onSave as ReturnType<typeof fn<(picture: Blob) => void>>;
    await userEvent.click(canvas.getByRole("button", { name: press() }));
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce(), DRAWN);
    await expect(await canvas.findByText(textOf("loyalty:membership.saved"))).toBeVisible();
    const [picture] = onSave.mock.calls[0] ?? [];
    await expect(picture?.type).toBe("image/png");
    const bitmap = await createImageBitmap(picture ?? new Blob());
    const sheet = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    sheet?.drawImage(bitmap, 0, 0);
    const pixels = sheet?.getImageData(0, 0, bitmap.width, bitmap.height);
    const { left, top, module, isDark } = findersOf(pixels ?? new ImageData(1, 1));
    await expect(module).toBe(Math.round(module));
    const code = new Path2D(qrPath(memberCard.number).path);
    const { width } = qrPath(memberCard.number);
    const told = (x: number, y: number) =>
      isDark(left + Math.round((x + 0.5) * module), top + Math.round((y + 0.5) * module));
    const wrong = Array.from({ length: width * width }, (_, at) => [
      at % width,
      Math.floor(at / width),
    ]).filter(([x = 0, y = 0]) => told(x, y) !== sheet?.isPointInPath(code, x + 0.5, y + 0.5));
    await expect(wrong).toEqual([]);
  },
};

/** The browser cannot draw it: says so and suggests another way to keep the code. */
export const NotDrawn: Story = {
  beforeEach: () => {
    const drawing = spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((take) => {
      take(null);
    });
    return () => {
      drawing.mockRestore();
    };
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: press() }));
    await expect(await canvas.findByText(including(textOf("loyalty:membership.not_saved")))).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
