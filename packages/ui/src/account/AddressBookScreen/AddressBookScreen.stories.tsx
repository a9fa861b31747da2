import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptyAddressForm } from "@sen/domain";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, longAddress, manyAddresses, officeAddress } from "../../fixtures/addresses.ts";
import { accepted, acceptedAfter, refused } from "../../fixtures/calls.ts";
import { places } from "../../fixtures/places.ts";
import { Toaster } from "../../primitives/index.ts";
import { guide } from "./AddressBookScreen.guide.ts";
import { AddressBookScreen } from "./AddressBookScreen.tsx";

const meta = {
  component: AddressBookScreen,
  parameters: { guide },
  args: {
    book: { state: "ready", addresses: [homeAddress, officeAddress] },
    places,
    onCreate: accepted(),
    onUpdate: accepted(),
    onDelete: accepted(),
    onMakeDefault: accepted(),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster label="Thông báo" closeLabel="Đóng thông báo" />
      </>
    ),
  ],
} satisfies Meta<typeof AddressBookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses; one is made the default, and it is said aloud. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đặt làm mặc định địa chỉ của Trần Văn Lộc" }));
    await waitFor(() => expect(args.onMakeDefault).toHaveBeenCalledWith(officeAddress));
    await expect(await canvas.findByText("Đã đặt địa chỉ mặc định")).toBeVisible();
  },
};

const typed = { ...emptyAddressForm, contact_name: "Phạm Thị Hồng Sen", address: "5 Lê Lợi" };

/** A new address that was typed before the session ended is open again; dropped, it is forgotten. */
export const TypedBefore: Story = {
  args: { draft: { id: null, values: typed }, onDraftChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Địa chỉ mới" }));
    await waitFor(() => expect(dialog.getByLabelText("Họ và tên")).toHaveValue("Phạm Thị Hồng Sen"));
    await expect(dialog.getByText(/chưa được lưu/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Số nhà, tên đường"), "i");
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        id: null,
        values: { ...typed, address: "5 Lê Lợii" },
      }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Hủy" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Bỏ" }));
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** The draft of an address that was deleted elsewhere meanwhile opens nothing. */
export const TypedForNothing: Story = {
  args: { draft: { id: 999_999, values: typed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Thêm địa chỉ" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Deleting asks once, names the address, and deletes once however often it is pressed. */
export const Delete: Story = {
  args: { onDelete: acceptedAfter(200) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xóa địa chỉ của Trần Văn Lộc" }));
    const dialog = canvas.getByRole("dialog", { name: "Xóa địa chỉ này?" });
    await expect(dialog).toHaveTextContent("Địa chỉ của Trần Văn Lộc tại Tầng 8, 54 Liễu Giai");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Xóa" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await expect(args.onDelete).toHaveBeenCalledWith(officeAddress);
  },
};

/** The server keeps it: said in the dialog. */
export const DeleteRefused: Story = {
  args: { onDelete: refused({ code: 422, message: "Địa chỉ đang dùng cho một đơn chờ thanh toán" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Xóa địa chỉ của Trần Văn Lộc" }));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Xóa" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Địa chỉ đang dùng cho một đơn chờ thanh toán",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Giữ lại" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** From the list into the form and back: saved, and said aloud. */
export const Edit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sửa địa chỉ của Trần Văn Lộc" }));
    const dialog = within(canvas.getByRole("dialog", { name: "Sửa địa chỉ" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Lưu địa chỉ" }));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(
        officeAddress,
        expect.objectContaining({ type: 0, office_type: 1 }),
      ),
    );
    await expect(await canvas.findByText("Đã lưu địa chỉ")).toBeVisible();
  },
};

/** Skeletons in the shape of cards. */
export const Loading: Story = {
  args: { book: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Đang tải địa chỉ" })).toBeVisible();
  },
};

/** None yet: what it is good for, and one step. */
export const Empty: Story = {
  args: { book: { state: "ready", addresses: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thêm địa chỉ" }));
    await expect(canvas.getByRole("dialog", { name: "Địa chỉ mới" })).toBeVisible();
  },
};

const onRetry = fn();
/** Could not be loaded: said, and tried again. */
export const Failed: Story = {
  args: { book: { state: "failed", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thử lại" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A long name and address on the narrowest phone. */
export const LongText: Story = {
  args: { book: { state: "ready", addresses: [longAddress] } },
  globals: { viewport: { value: "small" } },
};

/** A desktop: two columns. */
export const Desktop: Story = {
  args: { book: { state: "ready", addresses: manyAddresses } },
  globals: { viewport: { value: "desktop" } },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { book: { state: "ready", addresses: manyAddresses } },
};
