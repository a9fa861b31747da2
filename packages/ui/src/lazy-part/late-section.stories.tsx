import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../primitives/Button/Button.tsx";
import { wordsOf } from "../fixtures/texts.ts";
import { lateSection } from "./index.ts";

const Follow = ({ name }: { name: string }) => <Button>Theo dõi {name}</Button>;

const load = fn<() => Promise<typeof Follow>>(() => Promise.resolve(Follow));
const Section = lateSection(load, 120);

const meta = { component: Section, args: { name: "Sen" } } satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a client-side navigation, the code loads immediately. */
export const Default: Story = {};

const Missing = lateSection<{ name: string }>(() => Promise.reject(new TypeError("Failed to fetch")), 120);

/** After a navigation, shows an error if the code fails to load. */
export const Failed: Story = {
  tags: ["visual"],
  render: (args) => <Missing {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: wordsOf().retry })).toBeVisible();
  },
};
