import { SUPPORT_CATEGORIES, SupportCategory, supportCategoryKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryIcon } from "./CategoryIcon.tsx";

const meta = {
  component: CategoryIcon,
  args: { category: SupportCategory.delivery, size: 28 },
} satisfies Meta<typeof CategoryIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One icon, in the size used on a card. */
export const Default: Story = {};

function EveryCategory() {
  const { t } = useTranslation("shell");
  return (
    <ul style={{ display: "grid", gap: 12, margin: 0, padding: 0, listStyle: "none" }}>
      {SUPPORT_CATEGORIES.map((category) => (
        <li key={category} style={{ display: "flex", gap: 12 }}>
          <CategoryIcon category={category} size={28} />
          {t(supportCategoryKey(category))}
        </li>
      ))}
    </ul>
  );
}

/** All categories with their names. Each has its own icon, hidden from screen readers. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => <EveryCategory />,
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("svg")];
    await expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(SUPPORT_CATEGORIES.length);
    await expect(drawings.every((drawing) => drawing.getAttribute("aria-hidden") === "true")).toBe(true);
  },
};
