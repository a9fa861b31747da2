import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted } from "../../fixtures/forms/calls.ts";
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
