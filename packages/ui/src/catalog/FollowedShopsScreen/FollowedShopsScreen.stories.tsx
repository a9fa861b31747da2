import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { longTenant, newTenant, silkTenant } from "../../fixtures/catalog/malls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { FollowedShopsScreen, type FollowedShopsScreenProps } from "./FollowedShopsScreen.tsx";

const shops = [silkTenant, newTenant, longTenant];

const meta = {
  component: FollowedShopsScreen,
  args: {
    list: { state: "ready", shops },
    following: followingOf(...shops.map(({ id }) => id)),
    hrefs: catalogHrefs,
  },
} satisfies Meta<typeof FollowedShopsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three shops; each links to its page and can be unfollowed. */
export const Default: Story = {};

/** No followed shops yet. */
export const Empty: Story = { args: { list: { state: "ready", shops: [] } } };

/** Loading. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** The longest name at 320 px. */
export const LongText: Story = {
  args: { list: { state: "ready", shops: [longTenant] } },
  globals: { viewport: { value: "small" } },
};

/** On a desktop. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  globals: { viewport: { value: "desktop" } },
};

function Leaving({ following, hrefs }: FollowedShopsScreenProps) {
  const [left, setLeft] = useState(shops);
  const onFollow: typeof following.onFollow = (shop) => {
    setLeft(left.filter(({ id }) => id !== shop.id));
    return following.onFollow(shop);
  };
  return (
    <FollowedShopsScreen
      hrefs={hrefs}
      list={{ state: "ready", shops: left }}
      following={{ ...following, onFollow }}
    />
  );
}

/** Each shop links to its page, and a press unfollows it. The next one takes the focus. */
export const LeavesAShop: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: silkTenant.name })).toHaveAttribute(
      "href",
      catalogHrefs.shop(silkTenant.id),
    );
    const name = `${textOf("catalog:follow.following")} ${silkTenant.name}`;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.following.onFollow).toHaveBeenCalledWith(silkTenant);
    await waitFor(() => expect(canvas.getAllByRole("button")[0]).toHaveFocus());
  },
};
