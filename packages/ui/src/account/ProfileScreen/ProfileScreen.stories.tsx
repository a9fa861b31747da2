import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { customerRecord, longNamedCustomer } from "../../fixtures/account/customer.ts";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const meta = {
  component: ProfileScreen,
  args: {
    request: { state: "ready", customer: customerRecord },
    now: new Date("2026-11-21T03:00:00Z"),
    onSave: accepted(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form filled with the saved profile. */
export const Default: Story = { tags: ["visual"] };

/** Still loading. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The longest name on the narrowest phone. */
export const LongText: Story = {
  args: { request: { state: "ready", customer: { ...customerRecord, ...longNamedCustomer } } },
  globals: { viewport: { value: "small" } },
};

/** The form is filled with the saved profile; edits are sent trimmed. */
export const SendsItTidied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole("textbox", named("account:profile.name"));
    await userEvent.clear(name);
    await userEvent.type(name, "Trần  Thị Sen");
    await userEvent.click(canvas.getByRole("radio", named("account:profile.genders.untold")));
    await userEvent.click(canvas.getByRole("button", named("account:profile.save")));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        full_name: "Trần Thị Sen",
        birthday: "1994-05-19",
        gender: null,
      }),
    );
  },
};

const drafts: Record<string, unknown> = {};

/** A draft from before the session expired is restored, marked as unsaved, and deleted once saved. */
export const TypedBefore: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () => void (drafts.profile = { full_name: "Trần Thị Sen", birthday: "1994-05-19", gender: 0 }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole("textbox", named("account:profile.name"));
    await waitFor(() => expect(name).toHaveValue("Trần Thị Sen"));
    await expect(canvas.getByText(including(textOf("account:typed_before")))).toBeVisible();
    await userEvent.type(name, " Mai");
    const typed = { full_name: "Trần Thị Sen Mai", birthday: "1994-05-19", gender: 0 };
    await waitFor(() => expect(drafts.profile).toEqual(typed));
    await userEvent.click(canvas.getByRole("button", named("account:profile.save")));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(typed));
    await waitFor(() => expect(drafts.profile).toBeNull());
    await expect(canvas.queryByText(including(textOf("account:typed_before")))).toBeNull();
  },
};

/** Clears the birthday. */
export const BirthdayIsEmptied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(textOf("account:profile.birthday")));
    await userEvent.click(canvas.getByRole("button", named("account:profile.save")));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ full_name: "Nguyễn Thị Sen", birthday: null, gender: 0 }),
    );
  },
};

/** An emoji in the name and a birthday in the future: each field shows its error, and nothing is sent. */
export const WrongFields: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole("textbox", named("account:profile.name"));
    await userEvent.clear(name);
    await userEvent.type(name, "Sen 💜 Nguyễn");
    const birthday = canvas.getByLabelText(textOf("account:profile.birthday"));
    await userEvent.clear(birthday);
    await userEvent.type(birthday, "2026-11-22");
    await userEvent.click(canvas.getByRole("button", named("account:profile.save")));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(including(textOf("fields:name_letters")));
    await expect(birthday).toHaveAccessibleDescription(including(textOf("fields:birthday_format")));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server refuses the name: its message is shown at the field, and the input stays. */
export const Refused: Story = {
  args: { onSave: refused(refusedAt({ full_name: "Họ tên chỉ gồm chữ cái" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:profile.save")));
    const name = canvas.getByRole("textbox", named("account:profile.name"));
    await waitFor(() => expect(name).toHaveAccessibleDescription("Họ tên chỉ gồm chữ cái"));
    await expect(name).toHaveValue("Nguyễn Thị Sen");
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("account:profile.not_saved"));
  },
};
