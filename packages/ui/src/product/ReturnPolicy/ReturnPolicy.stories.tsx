import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReturnPolicy } from "./ReturnPolicy.tsx";

const meta = { component: ReturnPolicy } satisfies Meta<typeof ReturnPolicy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three sentences that apply to every product. */
export const Matrix: Story = { tags: ["visual"] };
