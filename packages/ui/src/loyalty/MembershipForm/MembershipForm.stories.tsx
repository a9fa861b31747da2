import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { MembershipForm } from "./MembershipForm.tsx";

const meta = {
  component: MembershipForm,
  args: { onSubmit: accepted() },
} satisfies Meta<typeof MembershipForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All occupations and cities of the enums. */
export const Default: Story = { tags: ["visual"] };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** All occupations and cities of the enums; both fields are required. */
export const BothHaveToBeTold: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [occupation, city] = [
      canvas.getByLabelText(textOf("loyalty:membership.occupation")),
      canvas.getByLabelText(textOf("loyalty:membership.city")),
    ];
    await expect(occupation.querySelectorAll("option:not([value=''])")).toHaveLength(5);
    await expect(city.querySelectorAll("option:not([value=''])")).toHaveLength(4);
    await userEvent.selectOptions(city, textOf("loyalty:membership.cities.binh_duong"));
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    await waitFor(() => expect(occupation).toHaveAccessibleDescription(textOf("fields:occupation_required")));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(occupation, textOf("loyalty:membership.occupations.housewife"));
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ occupation: 1, city: "binh_duong" }));
  },
};

/** The backend refuses a field: shows the error there and keeps the choices. */
export const Refused: Story = {
  args: {
    draft: { occupation: 4, city: "hai_phong" },
    onSubmit: refused(refusedAt({ city: "Thành phố này chưa có trong danh sách" })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("loyalty:membership.join")));
    const city = canvas.getByLabelText(textOf("loyalty:membership.city"));
    await waitFor(() => expect(city).toHaveAccessibleDescription("Thành phố này chưa có trong danh sách"));
    await expect(city).toHaveValue("hai_phong");
  },
};
