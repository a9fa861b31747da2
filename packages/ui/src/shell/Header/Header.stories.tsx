import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { languageOf, shell } from "../../fixtures/shell/shell.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { Header } from "./Header.tsx";

const meta = {
  component: Header,
  parameters: { docs: { story: { inline: false, height: "360px" } }, layout: "fullscreen" },
  args: { ...shell, search: { onSearch: fn() } },
  render: (args, story) => <Header {...args} language={languageOf(story)} />,
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: logo, search, cart with its count. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("shell:cart.count", { count: 3 }))).toBeVisible();
    await expect(
      canvas.queryByRole("link", nameIncluding("shell:notifications.unread", { count: 12 })),
    ).toBeNull();
  },
};

/** A count that appears later does not shift the cart, and the largest stays in the window. */
export const CountArrives: Story = {
  args: { customer: { cartCount: 0, unreadCount: 0, name: null } },
  render: (args) => (
    <>
      <Header {...args} />
      <Header
        {...args}
        customer={{ cartCount: 120, unreadCount: 0, name: null }}
        malls={[]}
        categories={[]}
      />
    </>
  ),
  parameters: {
    a11y: {
      // Two headers on one page for comparison duplicate landmarks and menu ids.
      config: {
        rules: [
          { id: "landmark-no-duplicate-banner", enabled: false },
          { id: "landmark-unique", enabled: false },
          { id: "duplicate-id-aria", enabled: false },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const empty = canvas.getByRole("link", named("shell:cart.title")).getBoundingClientRect();
    const full = canvas.getByRole("link", named("shell:cart.count", { count: 120 })).getBoundingClientRect();
    await expect([full.x, full.width]).toEqual([empty.x, empty.width]);
  },
};

/** Long names and large counts at 1024 px. The link to the current language gives its room to the search box. */
export const LongText: Story = {
  args: {
    malls: [{ id: 1, name: "Trung tâm thương mại Sen Plaza Thành phố Thủ Đức cơ sở Võ Văn Ngân" }],
    currentMallId: 1,
    customer: { cartCount: 1234, unreadCount: 999, name: "Công Tằng Tôn Nữ Thị Hoàng Lan Phương" },
  },
  globals: { locale: "en", viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox").offsetWidth).toBeGreaterThan(160);
  },
};

export const Matrix: Story = {
  args: { currentMallId: 8 },
  tags: ["visual", "!dev", "!autodocs"],
};

/** From 1024 px also malls, categories, language, notifications and account. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, args: { currentMallId: 8 } };

export const MallsOpenAndClose: Story = {
  ...Desktop,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", named("shell:notifications.unread", { count: 12 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sen Plaza Thủ Đức" }));
    const menu = canvas.getByRole("navigation", named("shell:malls.title"));
    await expect(menu).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Sen Mall Gò Vấp" }));
    await expect(menu).not.toBeVisible();
  },
};

/** At 320 px a sheet has the malls and the language switch. */
export const MallsAndLanguageOnAPhone: Story = {
  tags: ["!dev", "!autodocs"],
  args: { currentMallId: 8 },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("shell:malls.and_language")));
    const menu = canvas.getByRole("navigation", named("shell:malls.title"));
    await expect(canvas.getByRole("link", { name: "Sen Plaza Thủ Đức" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(within(menu).getByRole("link", named("shell:language.en"))).toHaveAttribute("href", "#en");
    const current = within(menu).getByRole("link", named("shell:language.vi"));
    await expect(current.getBoundingClientRect().height).toBeLessThan(44); // A pill in the switch, not a menu link.
  },
};

/** Text at 200% on a phone: the language switch moves below its title, and no word is broken. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "en", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("shell:malls.and_language")));
    for (const text of [textOf("shell:language.title"), textOf("shell:language.en")]) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};
