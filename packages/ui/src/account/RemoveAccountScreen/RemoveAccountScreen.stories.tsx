import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { freeToRemove, stillInUse, tooManyWrongPasswords } from "../../fixtures/account/customer.ts";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { RemoveAccountScreen } from "./RemoveAccountScreen.tsx";

const meta = {
  component: RemoveAccountScreen,
  args: {
    request: { state: "ready", removal: freeToRemove },
    hrefs: { order: (id) => `#order-${id}`, forgotPassword: "#forgot" },
    onRemove: accepted(),
  },
} satisfies Meta<typeof RemoveAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => named("account:remove.submit");

/** What is lost and what is kept. */
export const Default: Story = { tags: ["visual"] };

/** Every kind of blocker: each is linked, an order with a complaint once, and no password is asked for. */
export const StillInUse: Story = {
  args: { request: { state: "ready", removal: stillInUse } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#order-42",
      "#order-41",
      "#order-40",
      "#order-39",
    ]);
    await expect(canvas.queryByRole("button", submit())).toBeNull();
    // In a row, the words before and after a code would be columns of their own.
    for (const link of canvas.getAllByRole("link")) {
      await expect(getComputedStyle(link).display).toBe("block");
      await expect(link.clientHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A customer who only signs in through a social login has to set a password first. */
export const WithoutPassword: Story = {
  args: { request: { state: "ready", removal: { ...freeToRemove, has_password: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("account:remove.set_password"))).toHaveAttribute(
      "href",
      "#forgot",
    );
  },
};

/** Still loading. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** On the narrowest phone. */
export const LongText: Story = {
  args: { request: { state: "ready", removal: stillInUse } },
  globals: { viewport: { value: "small" } },
};

/** Lists what is lost and kept; nothing is sent without the password and the consent checkbox. */
export const NeedsPasswordAndConsent: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("account:remove.lost.points", { count: 120 }))).toBeVisible();
    await expect(canvas.getByText(textOf("account:remove.lost.coupons", { count: 3 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", submit()));
    const password = canvas.getByLabelText(textOf("account:remove.password"));
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, "Matkhau1");
    await userEvent.click(canvas.getByRole("button", submit()));
    await waitFor(() =>
      expect(canvas.getByRole("checkbox")).toHaveAccessibleName(
        including(textOf("account:remove.understood_required")),
      ),
    );
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", submit()));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ password: "Matkhau1" }));
  },
};

/** A wrong password: its field shows the error. */
export const WrongPassword: Story = {
  args: { onRemove: refused(refusedAt({ password: "Mật khẩu không đúng" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(textOf("account:remove.password"));
    await userEvent.type(password, "Khongdung1");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", submit()));
    await waitFor(() => expect(password).toHaveAccessibleDescription("Mật khẩu không đúng"));
  },
};

/** Too many wrong passwords: a message says when to try again, and the input stays. */
export const TooManyWrongPasswords: Story = {
  args: { onRemove: refused(tooManyWrongPasswords) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(textOf("account:remove.password"));
    await userEvent.type(password, "Khongdung1");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", submit()));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("sau 15 phút");
    await expect(password).toHaveValue("Khongdung1");
  },
};
