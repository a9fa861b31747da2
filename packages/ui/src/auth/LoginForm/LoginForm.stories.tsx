import type { Meta, StoryObj } from "@storybook/react-vite";
import { CUSTOMER_LOCK_ACCOUNT } from "@sen/domain";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { LoginForm } from "./LoginForm.tsx";

const account = () => textOf("auth:login.account");

const meta = {
  component: LoginForm,
  args: { onSubmit: accepted(), forgotHref: "#forgot" },
  decorators: [inBox({ maxWidth: 400 })],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form. */
export const Default: Story = { tags: ["visual"] };

/** A phone number as people write it is sent in the format of the API. */
export const SendsThePhoneAsTheWireTakesIt: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(account()), "+84 901 234 567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ phone: "0901234567", password: "Matkhau1" }),
    );
  },
};

/** Submitted empty: both fields show an error, the first gets focus, and nothing is sent. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:login.submit")));
    const box = canvas.getByLabelText(account());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(textOf("fields:account_required"));
    await expect(canvas.getByLabelText(textOf("auth:login.password"))).toHaveAccessibleDescription(
      textOf("fields:password_required"),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Wrong credentials: the server's message is shown, and the input stays. */
export const WrongCredentials: Story = {
  args: {
    onSubmit: refused({
      code: 422,
      message: "Số điện thoại hoặc mật khẩu không đúng",
      message_code: "WRONG_CREDENTIALS",
    }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Nhamroi1");
    await userEvent.click(canvas.getByRole("button", named("auth:login.submit")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Số điện thoại hoặc mật khẩu không đúng",
    );
    await expect(canvas.getByLabelText(account())).toHaveValue("0901234567");
    const password = canvas.getByLabelText(textOf("auth:login.password"));
    await expect(password).toHaveValue("Nhamroi1");
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** A locked account: our own message, followed by the server's, which says until when. */
export const LockedAccount: Story = {
  args: {
    onSubmit: refused({ code: 403, message: "Thử lại sau 15 phút.", message_code: CUSTOMER_LOCK_ACCOUNT }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Nhamroi1{Enter}");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(textOf("errors:login.account_locked"));
    await expect(alert).toHaveTextContent("Thử lại sau 15 phút.");
  },
};

/** The server's field error for `phone` is shown at the account field. */
export const ServerFieldError: Story = {
  args: { onSubmit: refused(refusedAt({ phone: "Số điện thoại này không tồn tại" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1{Enter}");
    const box = canvas.getByLabelText(account());
    await waitFor(() => expect(box).toHaveAccessibleDescription("Số điện thoại này không tồn tại"));
    await waitFor(() => expect(box).toHaveFocus());
  },
};
