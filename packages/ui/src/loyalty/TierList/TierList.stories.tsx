import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { space } from "../../foundations/index.ts";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { textOf } from "../../fixtures/texts.ts";
import { TierList } from "./TierList.tsx";

const meta = { component: TierList } satisfies Meta<typeof TierList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before joining: the tiers, in points and in dong. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole("listitem");
    await expect(tiers).toHaveLength(4);
    await expect(canvas.getByText(/5\.000\.000\sđ/)).toBeVisible();
    await expect(tiers.filter((tier) => tier.hasAttribute("aria-current"))).toEqual([]);
  },
};

/** The current tier marked, for each tier. */
export const Matrix: Story = {
  tags: ["visual"],
  // The story renders several, so the landmarks repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gap: space[4] }}>
      <TierList current="member" />
      <TierList current="silver" />
      <TierList current="gold" />
      <TierList current="diamond" />
    </div>
  ),
  play: async ({ canvas }) => {
    const tiers = ["member", "silver", "gold", "diamond"] as const;
    const here = canvas.getAllByRole("listitem", { current: true });
    for (const [index, tier] of tiers.entries()) {
      await expect(here[index]).toHaveTextContent(textOf(`loyalty:membership.tiers.${tier}`));
    }
  },
};

/** Text at 200% on a phone: a tier is above its points, and no word is broken. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "vi", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(textOf("loyalty:membership.tiers.diamond")));
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
