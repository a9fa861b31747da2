import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { pictures } from "../../fixtures/primitives/pictures.ts";
import { wordsOf } from "../../fixtures/texts.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Carousel } from "./Carousel.tsx";

const slides = Array.from({ length: 8 }, (_, index) => (
  <Picture key={index} src={pictures[index % pictures.length]} alt={`Ảnh ${index + 1}`} sizes="160px" />
));

const meta = {
  component: Carousel,
  args: { label: "Sản phẩm liên quan", children: slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of cards with a "next" button. */
export const Default: Story = {};

/** One slide at a time, with dots. */
export const Full: Story = { args: { look: "full", dots: true, children: slides.slice(0, 4) } };

/** Both looks. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Carousel {...args} />
      <div style={{ minWidth: 0, maxWidth: 328 }}>
        <Carousel {...args} label="Khuyến mãi" look="full" dots>
          {slides.slice(0, 3)}
        </Carousel>
      </div>
    </div>
  ),
};

/** Keeps its position while its part of the page is hidden. */
export const WhileHidden: Story = {
  args: { look: "full", children: slides.slice(0, 4) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByLabelText(wordsOf().next);
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    canvasElement.style.width = "0";
    await frames();
    await expect(next).toHaveAttribute("aria-disabled", "false");
    canvasElement.style.width = "";
    await frames();
    await expect(next).toHaveAttribute("aria-disabled", "false");
  },
};

/** "Next" scrolls to the next cards and enables "previous". */
export const ButtonBringsTheNext: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("list", { name: "Sản phẩm liên quan" });
    await expect(canvas.getByLabelText(wordsOf().previous)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().next }));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() =>
      expect(canvas.getByLabelText(wordsOf().previous)).toHaveAttribute("aria-disabled", "false"),
    );
  },
};

/** The button keeps the focus at the end, so that the next key press is not lost. */
export const KeepsFocusAtTheEnd: Story = {
  args: { look: "full", children: slides.slice(0, 2) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByLabelText(wordsOf().next);
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
    await expect(next).toHaveFocus();
  },
};
