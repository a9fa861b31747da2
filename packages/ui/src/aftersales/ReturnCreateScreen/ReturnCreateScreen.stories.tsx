import type { OrderDetail } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { banks } from "../../fixtures/banks.ts";
import { accepted, lostThenAccepted, refused } from "../../fixtures/calls.ts";
import { caseHrefs } from "../../fixtures/case-hrefs.ts";
import { chosenImages, uploads, uploadsBut } from "../../fixtures/evidence.ts";
import { deliveredDetail, longDetail, onTheWayDetail } from "../../fixtures/order-detail.ts";
import { places } from "../../fixtures/places.ts";
import { customerAccount, stations } from "../../fixtures/request-context.ts";
import { guide } from "./ReturnCreateScreen.guide.ts";
import { ReturnCreateScreen, type ReturnCreateScreenProps } from "./ReturnCreateScreen.tsx";
import { valuesOf, type ReturnFormDraft } from "./return-values.ts";

const ready = (data: OrderDetail) => ({ state: "ready", data }) as const;
const onlineDetail: OrderDetail = {
  ...deliveredDetail,
  payment_method: PaymentMethod.online,
  payment_method_payoo: 21,
};

const [silk] = deliveredDetail.order_detail_items;
if (!silk) throw new Error("The order has a line.");
/** Two shirts and a scarf, with a coupon and a fee. */
const pairDetail: OrderDetail = {
  ...onlineDetail,
  order_detail_items: [
    { ...silk, id: 1, price_after_discount: 399_000, quantity: 2 },
    { ...silk, id: 2, product_name: "Khăn lụa tơ tằm Bảo Lộc", price_after_discount: 250_000, quantity: 1 },
  ],
  order_tenant: 1_048_000,
  delivery_fee: 30_000,
  tenant_coupon_value: 78_001,
  order_tenant_final: 999_999,
};
const chosenPair = (canvas: Canvas) => ({
  shirts: canvas.getByRole("checkbox", { name: /Áo/ }),
  scarf: canvas.getByRole("checkbox", { name: /Khăn/ }),
});

const meta = {
  component: ReturnCreateScreen,
  parameters: { guide },
  args: {
    request: ready(onlineDetail),
    hrefs: caseHrefs,
    email: "sen@example.com",
    places,
    stations: () => Promise.resolve(stations),
    banks,
    onRetryBanks: fn(),
    upload: uploads(),
    onCreate: accepted(),
    onDraftChange: fn(),
    complaint: {
      checkApproval: () => Promise.resolve({ code: 200 }),
      upload: uploads(),
      onCreate: accepted(),
    },
  },
} satisfies Meta<typeof ReturnCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const files = (canvas: Canvas) => canvas.getByLabelText(/Chọn hình ảnh, video/);
const send = (canvas: Canvas) => canvas.getByRole("button", { name: "Gửi yêu cầu trả hàng" });

/** A reason and a picture are enough: contact and address come from the order. Sent as spec §3 lists it. */
export const Default: Story = {
  args: { onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Sản phẩm bị lỗi" }));
    await userEvent.type(canvas.getByLabelText("Mô tả thêm"), "Rách ở vai");
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    const sent = await canvas.findByRole("heading", { name: "Đã gửi yêu cầu trả hàng" });
    await expect(sent).toBeVisible();
    // It takes the place of a long form: the customer must not be left looking at its empty end.
    const { top, bottom } = sent.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.activeElement).toContainElement(sent);
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({
        order_detail_id: 9001,
        reason_return: 5,
        amount_refund: 798_000,
        delivery_vendor_id: 1,
        payment_vendor_id: 21,
        ward_code: "26734",
        cs_attach_image: ["media-IMG_1001.png"],
        cs_attach_video: [],
      }),
    );
    await expect(args.onCreate).not.toHaveBeenCalledWith(
      expect.objectContaining({ infor_banking_customer: expect.anything() as unknown }),
    );
  },
};

export const Desktop: Story = {
  args: { request: ready(deliveredDetail) },
  globals: { viewport: { value: "desktop" } },
};

/** Sent empty: every fault says so at once, the missing picture too; the first is in view and has the focus. */
export const NothingFilledIn: Story = {
  args: { request: ready(deliveredDetail), email: "", upload: uploads() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    const first = canvas.getByRole("radio", { name: "Chưa nhận được hàng" });
    await waitFor(() => expect(first).toHaveFocus());
    const { top, bottom } = first.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText("Vui lòng thêm ít nhất một hình ảnh")).toBeVisible();
    await expect(canvas.getAllByText(/^Còn 6 chỗ cần bổ sung/)[0]).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toBeInvalid();
    await expect(canvas.getByLabelText(/Số tài khoản/)).toBeInvalid();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** Without a picture: said at the files, nothing is sent. */
export const WithoutPicture: Story = {
  args: { onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Hàng giả, hàng nhái" }));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText("Vui lòng thêm ít nhất một hình ảnh")).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** Of several products what goes back is chosen, and pieces of it: the amount follows, to the dong. */
export const PartOfTheOrder: Story = {
  args: { request: ready(pairDetail), onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    const { shirts, scarf } = chosenPair(canvas);
    await expect(shirts).not.toBeChecked();
    await expect(canvas.getByText("Chọn sản phẩm để xem số tiền")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Chọn tất cả" }));
    await expect(scarf).toBeChecked();
    await expect(canvas.getByText(/^999\.999/)).toBeVisible();
    await userEvent.click(scarf);
    await userEvent.click(canvas.getByRole("button", { name: /^Trả bớt một Áo/ }));
    await expect(canvas.getByText(/^380\.725/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Không như mô tả, không vừa hoặc đổi ý" }));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith(
        expect.objectContaining({
          return_items: [{ order_detail_item_id: 1, quantity: 1 }],
          amount_refund: 380_725,
          reason_return: 7,
        }),
      ),
    );
  },
};

/** Nothing chosen: said at the products, which have the focus. */
export const NothingChosen: Story = {
  args: { request: ready(pairDetail), onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Sản phẩm bị lỗi" }));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText("Vui lòng chọn sản phẩm bạn muốn trả")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Chọn tất cả" })).toHaveFocus());
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(chosenPair(canvas).scarf);
    await waitFor(() => expect(canvas.queryByText("Vui lòng chọn sản phẩm bạn muốn trả")).toBeNull());
  },
};

/** What was not received does not go back: it leads to a complaint, which has its reason already. */
export const NotReceived: Story = {
  args: { onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Chưa nhận được hàng" }));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(/Hàng chưa đến tay thì chưa trả được/)).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Khiếu nại chưa nhận được hàng" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Gửi khiếu nại" }));
    await expect(await dialog.findByRole("radio", { name: "Chưa nhận được hàng" })).toBeChecked();
  },
};

/** The server refuses a file: it is marked, sending stops, everything else is still there. */
export const FileRefused: Story = {
  args: { upload: uploadsBut(["IMG_1002.png"]), onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Hàng giả, hàng nhái" }));
    await userEvent.type(canvas.getByLabelText("Mô tả thêm"), "Tem bị bong");
    await userEvent.upload(files(canvas), chosenImages(2));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(/Có tệp không hợp lệ/)).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Mô tả thêm")).toHaveValue("Tem bị bong");
  },
};

/** To a station: it has to be chosen, from those of the district. */
export const ToStation: Story = {
  args: { onCreate: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Sản phẩm bị lỗi/ }));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(canvas.getByRole("radio", { name: /Mang hàng đến bưu cục/ }));
    const station = await canvas.findByRole("radio", { name: /Bưu cục Bến Thành/ });
    await userEvent.click(send(canvas));
    await waitFor(() => expect(canvas.getByRole("radio", { name: /Bưu cục Quận 1/ })).toHaveFocus());
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(station);
    await userEvent.click(send(canvas));
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({
        delivery_method: 2,
        customer_info: expect.objectContaining({ pick_station_id: 62 }) as unknown,
      }),
    );
  },
};

const kept: ReturnFormDraft = {
  values: {
    ...valuesOf(deliveredDetail, "sen@example.com"),
    reason_return: 3,
    note: "Tôi đặt màu xanh",
    infor_banking_customer: customerAccount,
  },
  files: chosenImages(2),
};

/** After a reload or a login: everything is as it was, the files too; another word is kept again. */
export const Restored: Story = {
  args: { request: ready(deliveredDetail), draft: kept, onDraftChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/giữ lại những gì bạn điền/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /giao sai sản phẩm/ })).toBeChecked();
    await expect(canvas.getByLabelText(/Số tài khoản/)).toHaveValue("0071000123456");
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.type(canvas.getByLabelText("Mô tả thêm"), "!");
    const last = (args.onDraftChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReturnFormDraft;
    await expect(last.values.note).toBe("Tôi đặt màu xanh!");
    await expect(last.files).toHaveLength(2);
  },
};

/** The server's word about a field lands on it, an account's too; the files are there and not sent again. */
export const ServerFieldErrors: Story = {
  args: {
    request: ready(deliveredDetail),
    draft: kept,
    upload: uploads(),
    onCreate: refused({
      code: 422,
      message: "Một số thông tin chưa đúng",
      data: {
        errors: [
          { field: "customer_info.phone_number", message_code: "X", message: "Số này không nhận cuộc gọi" },
          {
            field: "infor_banking_customer.account_number",
            message_code: "X",
            message: "Tài khoản này không tồn tại",
          },
        ],
      },
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.click(send(canvas));
    const phone = canvas.getByLabelText("Số điện thoại");
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Số này không nhận cuộc gọi"));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(canvas.getByText("Tài khoản này không tồn tại")).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(args.upload).toHaveBeenCalledTimes(2);
  },
};

/** No connection: told, kept, and the next press goes through. */
export const NoConnection: Story = {
  args: { request: ready(deliveredDetail), draft: kept, onCreate: lostThenAccepted() },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(/vẫn còn nguyên/)).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByRole("heading", { name: "Đã gửi yêu cầu trả hàng" })).toBeVisible();
  },
};

/** Not offered now: says so, and leads to the order. */
export const NotOffered: Story = {
  args: { request: ready(onTheWayDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Xem đơn hàng" })).toHaveAttribute("href", "#order-9001");
  },
};

/** A return was opened elsewhere while this form is filled in: it stays, and what was typed with it. */
export const OpenedElsewhere: Story = {
  render: function Changing(args) {
    const [request, setRequest] = useState<ReturnCreateScreenProps["request"]>(args.request);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setRequest(ready({ ...onTheWayDetail, id: deliveredDetail.id }));
          }}
        >
          Đơn đổi
        </button>
        <ReturnCreateScreen {...args} request={request} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "Gửi yêu cầu trả hàng" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Đơn đổi" }));
    await expect(canvas.getByRole("button", { name: "Gửi yêu cầu trả hàng" })).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long names, large amounts, the narrowest phone. */
export const LongText: Story = {
  args: { request: ready({ ...longDetail, order_status: "DELIVERED", return_status: null }) },
  globals: { viewport: { value: "small" } },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { request: ready(deliveredDetail), draft: kept },
};

/** It was fetched at the mall, which says nothing about where its customer is: the place is left to be chosen. */
export const FetchedAtTheMall: Story = {
  args: { request: ready({ ...onlineDetail, delivery_type: "go_to_mall" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: /^Tỉnh/ })).toHaveValue("");
  },
};
