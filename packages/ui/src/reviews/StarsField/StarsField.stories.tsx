import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { controlled } from "../../fixtures/forms/stateful.tsx";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { StarsField } from "./StarsField.tsx";

const meta = {
  component: StarsField,
  args: { value: null, onChange: fn() },
  decorators: [controlled],
} satisfies Meta<typeof StarsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen. */
export const Default: Story = {};

/** None chosen: shows an error, also to screen readers. */
export const Wrong: Story = {
  args: { error: "Vui lòng chọn số sao" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("group", named("reviews:form.stars"));
    await expect(field).toHaveAccessibleDescription(served("Vui lòng chọn số sao"));
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Vui lòng chọn số sao"));
  },
};

/** In English. */
export const English: Story = { args: { value: 5 }, globals: { locale: "en" } };

/** None, each number of stars, invalid, and disabled; at 320 px. */
export const Matrix: Story = {
  tags: ["visual"],
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

/** Describes the chosen number of stars in words. */
export const SaysAChoiceInWords: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 4, word: textOf("reviews:form.words.4") }),
      ),
    );
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText(textOf("reviews:form.words.4"))).toBeVisible();
  },
};

/** Arrow keys move between the stars. */
export const ByKeyboard: Story = {
  args: { value: 2 },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 2, word: textOf("reviews:form.words.2") }),
      ),
    ).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 3, word: textOf("reviews:form.words.3") }),
      ),
    ).toHaveFocus();
  },
};
