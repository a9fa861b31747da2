import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { RegisterForm } from "./RegisterForm.tsx";

const meta = {
  component: RegisterForm,
  args: { onSubmit: accepted() },
  decorators: [inBox({ maxWidth: 400 })],
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;
const fill = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], "canvas" | "userEvent">) => {
  await userEvent.type(canvas.getByLabelText(textOf("auth:register.full_name")), "Nguyễn Thị Sen");
  await userEvent.type(canvas.getByLabelText(textOf("auth:register.phone")), "+84 90 123.4567");
  await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Matkhau1");
};

/** A pattern for descriptions that list these rules, in this order, as met or not met. */
const rules = (met: Partial<Record<"length" | "uppercase" | "digit", boolean>>) =>
  new RegExp(
    Object.entries(met)
      .map(([rule, isMet]) => {
        const text = textOf(`auth:password.rule.${rule as keyof typeof met}`);
        return `${text} ?${textOf(isMet ? "auth:password.met" : "auth:password.not_met")}`;
      })
      .join(".*"),
  );

/** An empty form; the email address is optional. */
export const Default: Story = { tags: ["visual"] };

/** Back from the code to correct a typo, or after a reload: only the password has to be entered again. */
export const CameBack: Story = {
  args: {
    draft: { full_name: "Nguyễn Thị Sne", phone: "0901234567", email: "sen@example.com", password: "" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(textOf("auth:register.full_name"))).toHaveValue("Nguyễn Thị Sne");
    await expect(canvas.getByLabelText(textOf("auth:login.password"))).toHaveValue("");
  },
};

/** The password rules are marked as they are met. */
export const RulesAsTheyAreMet: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(textOf("auth:login.password"));
    await expect(box).toHaveAccessibleDescription(rules({ length: false, digit: false }));
    await userEvent.type(box, "matkhau1");
    await expect(box).toHaveAccessibleDescription(rules({ length: true, uppercase: false, digit: true }));
  },
};

/** Submitted empty: each field shows its error, and the first gets focus. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:register.submit")));
    await waitFor(() => expect(canvas.getByLabelText(textOf("auth:register.full_name"))).toHaveFocus());
    await expect(canvas.getByLabelText(textOf("auth:register.full_name"))).toHaveAccessibleDescription(
      textOf("fields:name_required"),
    );
    await expect(canvas.getByLabelText(textOf("auth:register.email"))).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The phone number is taken: its field shows the error, and the input stays. */
export const RegisteredPhone: Story = {
  args: {
    onSubmit: refused(refusedAt({ phone: "Số điện thoại này đã được đăng ký, vui lòng đăng nhập" }, 409)),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.keyboard("{Enter}");
    const box = canvas.getByLabelText(textOf("auth:register.phone"));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(/đã được đăng ký/);
    await expect(box).toHaveValue("+84 90 123.4567");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** No connection: the error is shown, and sending again succeeds. */
export const NoConnection: Story = {
  args: { onSubmit: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", named("auth:register.submit")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

/** Every change is reported, to be there again after a reload; the password never is. */
export const KeepsAllButThePassword: Story = {
  args: { onDraftChange: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await fill({ canvas, userEvent });
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        full_name: "Nguyễn Thị Sen",
        phone: "+84 90 123.4567",
        email: "",
        password: "",
      }),
    );
  },
};
