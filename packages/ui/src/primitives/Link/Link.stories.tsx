import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Link, LinkProvider, TextLink, type LinkProps } from "./Link.tsx";

const meta = {
  component: TextLink,
  subcomponents: { LinkProvider },
  args: { href: "#orders", children: "Xem đơn hàng của bạn" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Underlined, so that color is not the only cue. */
export const Default: Story = {};

/** In a sentence, long enough to wrap. */
export const InText: Story = {
  render: () => (
    <p style={{ maxWidth: 280 }}>
      Bạn có thể{" "}
      <TextLink href="#one">đổi địa chỉ nhận hàng trước khi cửa hàng bàn giao cho đơn vị vận chuyển</TextLink>{" "}
      hoặc <TextLink href="#two">hủy đơn</TextLink>.
    </p>
  ),
};

const followed = fn();
function ApplicationLink({ href, children, replace, keepScroll: _k, prefetch: _p, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href, replace);
      }}
    >
      {children}
    </a>
  );
}

export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <TextLink {...args} />
      <p>
        Sen, <TextLink {...args} />.
      </p>
    </>
  ),
};

/** Out of context, the link text says nothing. */
export const DontHere: Story = {
  tags: ["!dev"],
  render: () => (
    <p>
      Để hủy đơn, bấm vào <TextLink href="#cancel">đây</TextLink>.
    </p>
  ),
};

/** Below a `LinkProvider`, the application's link renders and receives the navigation props. */
export const WithTheApplicationsLink: Story = {
  render: () => (
    <LinkProvider component={ApplicationLink}>
      <Link href="/cart" replace>
        Giỏ hàng
      </Link>
    </LinkProvider>
  ),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Giỏ hàng" }));
    await expect(followed).toHaveBeenCalledWith("/cart", true);
  },
};
