import type { Meta, StoryObj } from "@storybook/react-vite";
import { CUSTOMER_LOCK_ACCOUNT } from "@sen/domain";
import { expect, waitFor } from "storybook/test";
import { accepted, acceptedAfter, lostThenAccepted, refused } from "../../fixtures/forms/calls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { LoginForm } from "./LoginForm.tsx";

const account = () => textOf("auth:login.account");

const meta = {
  component: LoginForm,
  args: { onSubmit: accepted(), forgotHref: "#forgot" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is filled in. */
export const Default: Story = {};

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** A phone number as people write it is sent as the wire takes it. */
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

/** A mail address is sent as one. The browser's password manager knows both boxes. */
export const WithMail: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText(account());
    await expect(box).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText(textOf("auth:login.password"))).toHaveAttribute(
      "autocomplete",
      "current-password",
    );
    await userEvent.type(box, "sen@example.com");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1");
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.submit") }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: "sen@example.com", password: "Matkhau1" }),
    );
  },
};

/** Sent empty: both boxes say what they want, the first has the focus, nothing is sent. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.submit") }));
    const box = canvas.getByLabelText(account());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(textOf("fields:account_required"));
    await expect(canvas.getByLabelText(textOf("auth:login.password"))).toHaveAccessibleDescription(
      textOf("fields:password_required"),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Told on leaving the box, taken back as soon as it is right. */
export const ValidatedOnBlurThenOnChange: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(account());
    await userEvent.type(box, "sen@");
    await expect(box).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(box).toBeInvalid());
    await userEvent.type(box, "example.com");
    await waitFor(() => expect(box).toBeValid());
  },
};

/** The eye shows what was typed, and hides it again. */
export const ShownPassword: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(textOf("auth:login.password"));
    await userEvent.type(box, "Matkhau1");
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.show_password") }));
    await expect(box).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.hide_password") }));
    await expect(box).toHaveAttribute("type", "password");
    await expect(box).toHaveValue("Matkhau1");
  },
};

/** Wrong: the server's sentence, and everything typed is still there. */
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
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.submit") }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Số điện thoại hoặc mật khẩu không đúng",
    );
    await expect(canvas.getByLabelText(account())).toHaveValue("0901234567");
    const password = canvas.getByLabelText(textOf("auth:login.password"));
    await expect(password).toHaveValue("Nhamroi1");
    await waitFor(() => expect(password).toHaveFocus());
  },
};

/** A locked account is told in our words, with the server's beside them: until when. */
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

/** The server's word about a field lands at the box that stands for it. */
export const ServerFieldError: Story = {
  args: {
    onSubmit: refused({
      code: 422,
      message: "Một số thông tin chưa đúng",
      data: {
        errors: [{ field: "phone", message_code: "PATTERN", message: "Số điện thoại này không tồn tại" }],
      },
    }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1{Enter}");
    const box = canvas.getByLabelText(account());
    await waitFor(() => expect(box).toHaveAccessibleDescription("Số điện thoại này không tồn tại"));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** Pressed twice while the request is in flight: sent once. */
export const SentOnce: Story = {
  args: { onSubmit: acceptedAfter(300) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1");
    const button = canvas.getByRole("button", { name: textOf("auth:login.submit") });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** No connection: told as such, and sent again it goes through. */
export const NoConnection: Story = {
  args: { onSubmit: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(account()), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:login.submit") }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};
