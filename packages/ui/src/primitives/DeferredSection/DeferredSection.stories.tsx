import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { DeferredSection } from "./DeferredSection.tsx";

const meta = {
  component: DeferredSection,
  args: { height: 120, children: <Button>Thêm vào giỏ</Button> },
} satisfies Meta<typeof DeferredSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On screen it looks like any other section. */
export const Default: Story = { tags: ["visual"] };

const shownFirst = fn<(texts: string) => void>();

/** The target of a navigation. Reports its text at the first commit. */
function NextPage() {
  const [page, setPage] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (page) shownFirst(page.textContent);
  }, [page]);
  return (
    <main ref={setPage}>
      <h1>Áo thun cổ tròn</h1>
      <DeferredSection height={120}>Đánh giá</DeferredSection>
    </main>
  );
}

function Step() {
  const [stepped, setStepped] = useState(false);
  return stepped ? <NextPage /> : <Button onClick={() => setStepped(true)}>Xem sản phẩm</Button>;
}

/** Far off screen, its height is reserved and its content skipped. Keyboard focus lays it out. */
export const OffScreen: Story = {
  render: (args) => (
    <>
      <div style={{ height: "400vh" }} />
      <DeferredSection {...args} />
    </>
  ),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Thêm vào giỏ" });
    const section = button.parentElement;
    await waitFor(() => expect(button.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    await expect(section?.offsetHeight).toBe(120);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await expect(section?.offsetHeight).toBeLessThan(120);
    window.scrollTo(0, 0);
  },
};

/** After a navigation it renders after the content above it. */
export const AfterAStep: Story = {
  render: () => <Step />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    shownFirst.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "Xem sản phẩm" }));
    await expect(await canvas.findByText("Đánh giá")).toBeInTheDocument();
    await expect(shownFirst).toHaveBeenCalledOnce();
    await expect(shownFirst).toHaveBeenCalledWith("Áo thun cổ tròn");
  },
};
