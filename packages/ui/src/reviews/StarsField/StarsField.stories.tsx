import type { ReviewStars } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { guide } from "./StarsField.guide.ts";
import { StarsField, type StarsFieldProps } from "./StarsField.tsx";

function Chosen({ value, onChange, ...field }: StarsFieldProps) {
  const [stars, setStars] = useState(value);
  return (
    <StarsField
      {...field}
      value={stars}
      onChange={(chosen: ReviewStars) => {
        setStars(chosen);
        onChange(chosen);
      }}
    />
  );
}

const meta = {
  component: StarsField,
  parameters: { guide },
  args: { value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof StarsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A choice says in words what it means. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "4 sao: Hài lòng" }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText("Hài lòng")).toBeVisible();
  },
};

/** The arrow keys go from star to star. */
export const ByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "2 sao: Tệ" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("radio", { name: "3 sao: Bình thường" })).toHaveFocus();
  },
};

/** None chosen: it says so, to the eye and to a screen reader. */
export const Wrong: Story = {
  args: { error: "Vui lòng chọn số sao" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("group", { name: "Bạn thấy sản phẩm thế nào?" });
    await expect(field).toHaveAccessibleDescription("Vui lòng chọn số sao");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Vui lòng chọn số sao");
  },
};

/** In English. */
export const English: Story = { args: { value: 5 }, globals: { locale: "en" } };

/** None, each number of stars, wrong, and while it is sent; at 320 px. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: "small" } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <StarsField {...args} value={null} />
      {([1, 2, 3, 4, 5] as const).map((stars) => (
        <StarsField key={stars} {...args} value={stars} />
      ))}
      <StarsField {...args} value={null} error="Vui lòng chọn số sao" />
      <StarsField {...args} value={3} disabled />
    </div>
  ),
};
