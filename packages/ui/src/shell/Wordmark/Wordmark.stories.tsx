import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wordmark } from "./Wordmark.tsx";

const meta = { component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The flower and the name. */
export const Default: Story = { tags: ["visual"] };
