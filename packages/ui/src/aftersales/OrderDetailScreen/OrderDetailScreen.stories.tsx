import type { Address, AddressQuote } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComplaintStatus, OrderStatus, PaymentMethod } from "@sen/domain";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, officeAddress } from "../../fixtures/addresses.ts";
import { allBoughtAgain } from "../../fixtures/buy-again.ts";
import { accepted, refused } from "../../fixtures/calls.ts";
import { caseHrefs } from "../../fixtures/case-hrefs.ts";
import { uploads } from "../../fixtures/evidence.ts";
import {
  complainedDetail,
  awaitingPaymentDetail,
  completedDetail,
  createdDetail,
  pickupDetail,
  deliveredDetail,
  deliveryFailedDetail,
  parcelBackDetail,
  partReturnedDetail,
  pickUpFailedDetail,
  returnedDetail,
  longDetail,
  onTheWayDetail,
  paidTwiceDetail,
  paymentExpiredDetail,
  returningDetail,
  unpaidDetail,
} from "../../fixtures/order-detail.ts";
import { places } from "../../fixtures/places.ts";
import type { OrderCalls } from "./OrderActions.tsx";
import { guide } from "./OrderDetailScreen.guide.ts";
import { OrderDetailScreen, type OrderDetailScreenProps } from "./OrderDetailScreen.tsx";

const ready = (data: typeof createdDetail) => ({ state: "ready", data }) as const;

const book: OrderCalls["addressBook"] = {
  request: { state: "ready", data: [homeAddress, officeAddress] },
  places,
  onCreate: accepted(),
  onUpdate: accepted(),
};

const sameFee: AddressQuote = {
  delivery_fee: 30_000,
  delivery_fee_before: 30_000,
  delivery_coupon_value: 0,
  order_tenant_final: 409_000,
  difference: 0,
  refusal: null,
};
const dearer: AddressQuote = {
  ...sameFee,
  delivery_fee: 44_000,
  order_tenant_final: 423_000,
  difference: 14_000,
};

/** Cannot be asked at first. */
function failsOnce(): () => Promise<AddressQuote | null> {
  let tries = 0;
  return () => {
    tries += 1;
    return Promise.resolve(tries === 1 ? null : sameFee);
  };
}

const meta = {
  component: OrderDetailScreen,
  parameters: { guide },
  args: {
    request: ready(deliveredDetail),
    hrefs: caseHrefs,
    onPayAgain: fn(),
    onBuyAgain: fn(() => Promise.resolve({ lines: allBoughtAgain })),
    onConfirmReceived: accepted(),
    onCancelOrder: accepted(),
    onChangeAddress: accepted(),
    onQuoteAddress: (): Promise<AddressQuote | null> => Promise.resolve(sameFee),
    onRequestVat: accepted(),
    addressBook: book,
    onOpenAddressBook: fn(),
    complaint: {
      checkApproval: () => Promise.resolve({ code: 200 }),
      upload: uploads(),
      onCreate: accepted(),
    },
  },
} satisfies Meta<typeof OrderDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrived: received first, then return and complaint; confirmed after one question. */
export const Default: Story = {
  args: { onConfirmReceived: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("SEN-261121-0042");
    await expect(canvas.getByRole("link", { name: "Trả hàng" })).toHaveAttribute(
      "href",
      "#return-create-9001",
    );
    await expect(canvas.getByText("VD260942817")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Đã nhận được hàng" }));
    const dialog = canvas.getByRole("dialog", { name: "Bạn đã nhận được hàng?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Đã nhận được hàng" }));
    await waitFor(() => expect(args.onConfirmReceived).toHaveBeenCalledWith(deliveredDetail));
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Not paid yet, and nothing was tried: until when, both ways to pay, and what is paid with it; nothing says "again". */
export const AwaitsPayment: Story = {
  args: { request: ready(awaitingPaymentDetail) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Thanh toán trước 09:15 22/11/2026")).toBeVisible();
    await expect(canvas.getByText("SEN-261121-0043").closest("p")).toHaveTextContent(
      /Cùng thanh toán với đơn SEN-261121-0043, tổng cộng 1\.187\.000/,
    );
    await expect(canvas.queryByText(/thanh toán lại/i)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Thanh toán" }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.online);
  },
};

/** Changes to cash after one question, which names what it costs and what changes with it; pressed twice it is asked once. */
export const PaysOnDelivery: Story = {
  args: {
    request: ready(awaitingPaymentDetail),
    onPayAgain: fn(() => new Promise((resolve) => setTimeout(resolve, 200))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Trả tiền khi nhận hàng" }));
    const dialog = canvas.getByRole("dialog", { name: "Trả tiền khi nhận hàng?" });
    await expect(dialog).toHaveTextContent("Bạn trả 798.000 đ khi nhận hàng");
    await expect(dialog).toHaveTextContent("SEN-261121-0043");
    await userEvent.dblClick(within(dialog).getByRole("button", { name: "Trả khi nhận hàng" }));
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.cod);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Thanh toán" })).toBeDisabled();
  },
};

/** The time to pay passes while the page is open: said, no way to pay any more, and the page learns of it. */
export const PaymentOverdue: Story = {
  args: {
    request: ready({ ...awaitingPaymentDetail, now: "2026-11-22T02:14:59.700Z" }),
    onPaymentOverdue: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Đã hết hạn thanh toán/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Thanh toán" })).toBeNull());
    await expect(canvas.queryByRole("button", { name: "Trả tiền khi nhận hàng" })).toBeNull();
    await expect(args.onPaymentOverdue).toHaveBeenCalledOnce();
  },
};

/** Cancelled by itself: said as not paid in time, with nothing left to pay. */
export const PaymentExpired: Story = {
  args: { request: ready(paymentExpiredDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/vì chưa được thanh toán trong 24 giờ. Bạn chưa trả tiền cho đơn này/),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Thanh toán/ })).toBeNull();
  },
};

/** Money was taken that the order did not wait for: each amount, why, and how far it is on its way back. */
export const MoneyOnItsWayBack: Story = {
  args: { request: ready(paidTwiceDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/409\.000\sđ đang được hoàn lại cho bạn/)).toBeVisible();
    await expect(canvas.getByText(/Đã hoàn lại 409\.000\sđ cho bạn/)).toBeVisible();
    await expect(canvas.getByText(/Cổng thanh toán đã chuyển lúc 14:18 20\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/12\.000\sđ đang được hoàn lại cho bạn/)).toBeVisible();
    await expect(canvas.getByText(/Giao đến địa chỉ mới rẻ hơn/)).toBeVisible();
  },
};

/** The same in English, on the narrowest phone. */
export const MoneyOnItsWayBackEnglish: Story = {
  args: { request: ready(paidTwiceDetail) },
  globals: { locale: "en", viewport: { value: "small" } },
};

/** A payment failed: paying again is first; blocked while it opens and for 2 seconds after. */
export const PayAgain: Story = {
  args: {
    request: ready(unpaidDetail),
    onPayAgain: fn(() => new Promise((resolve) => setTimeout(resolve, 200))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Thanh toán thất bại", { selector: "header *" })).toBeVisible();
    const history = within(canvas.getByRole("list", { name: "Lịch sử trạng thái" })).getAllByRole("listitem");
    await expect(history.map((item) => item.firstElementChild?.textContent)).toEqual([
      "Thanh toán thất bại",
      "Chờ thanh toán",
      "Thanh toán thất bại",
      "Chờ thanh toán",
    ]);
    const pay = canvas.getByRole("button", { name: "Thanh toán lại" });
    await userEvent.dblClick(pay);
    await expect(args.onPayAgain).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(pay).toBeDisabled());
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(args.onPayAgain).toHaveBeenCalledTimes(2);
  },
};

/** Just placed: it can be cancelled, with a reason. */
export const Cancels: Story = {
  args: { request: ready(createdDetail), onCancelOrder: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hủy đơn" }));
    const dialog = canvas.getByRole("dialog", { name: "Hủy đơn hàng này?" });
    await userEvent.click(within(dialog).getByRole("radio", { name: "Lý do khác" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Hủy đơn" }));
    await waitFor(() => expect(args.onCancelOrder).toHaveBeenCalledWith(createdDetail, { reason: 7 }));
  },
};

/** To another saved address, sent as the wire takes it. */
export const ChangesAddress: Story = {
  args: { request: ready(createdDetail), onChangeAddress: accepted(), onOpenAddressBook: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ" }));
    await expect(args.onOpenAddressBook).toHaveBeenCalledOnce();
    const dialog = await canvas.findByRole("dialog");
    const send = within(dialog).getByRole("button", { name: "Giao đến địa chỉ này" });
    await expect(send).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(await within(dialog).findByText(/Phí giao hàng không đổi: 30\.000\sđ/)).toBeVisible();
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onChangeAddress).toHaveBeenCalledWith(createdDetail, {
        contact_name: "Trần Văn Lộc",
        contact_phone: "0987654321",
        province_id: 1,
        district_id: 1,
        ward_id: 22,
        address: "Tầng 8, 54 Liễu Giai",
      }),
    );
  },
};

/** Another fee: shown with the new total, and sent as agreed to. */
export const ChangesToDearerAddress: Story = {
  args: {
    request: ready(createdDetail),
    onChangeAddress: accepted(),
    onQuoteAddress: fn(() => Promise.resolve(dearer)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ" }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(await within(dialog).findByText(/là 44\.000\sđ, trước đây là 30\.000\sđ/)).toBeVisible();
    await expect(within(dialog).getByText(/Bạn trả tất cả 423\.000\sđ/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Đồng ý và giao đến đây" }));
    await waitFor(() =>
      expect(args.onChangeAddress).toHaveBeenCalledWith(
        createdDetail,
        expect.objectContaining({ province_id: 1, agreed_delivery_fee: 44_000 }),
      ),
    );
  },
};

/** Out of the delivery's reach: said at once, and nothing to send. */
export const AddressOutOfReach: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: () => Promise.resolve({ ...sameFee, refusal: "out_of_reach" }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ" }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(await within(dialog).findByText("Không giao được đến đây")).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Giao đến địa chỉ này" })).toBeDisabled();
  },
};

/** The fee could not be asked for: said, and asked again. */
export const AddressPriceFailed: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: failsOnce(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ" }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    const retry = await within(dialog).findByRole("button", { name: "Thử lại" });
    await userEvent.click(retry);
    await expect(await within(dialog).findByText(/Phí giao hàng không đổi/)).toBeVisible();
  },
};

function GrowingBook(props: OrderDetailScreenProps) {
  const [addresses, setAddresses] = useState<readonly Address[]>([homeAddress]);
  const addressBook: OrderCalls["addressBook"] = {
    ...book,
    request: { state: "ready", data: addresses },
    onCreate: (data) => {
      setAddresses([...addresses, { ...officeAddress, ...data, id: 77 }]);
      return Promise.resolve(null);
    },
  };
  return <OrderDetailScreen {...props} addressBook={addressBook} />;
}

/** A new address is chosen as soon as it is saved. */
export const ChangesToNewAddress: Story = {
  args: { request: ready(createdDetail) },
  render: (args) => <GrowingBook {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ" }));
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Thêm địa chỉ" }));
    const street = await canvas.findByLabelText("Số nhà, tên đường");
    await userEvent.type(canvas.getByLabelText("Họ và tên"), "Lê Thị Mai");
    await userEvent.type(canvas.getByLabelText("Số điện thoại"), "0911222333");
    for (const [label, name] of [
      ["Tỉnh, thành phố", "Thành phố Hồ Chí Minh"],
      ["Quận, huyện", "Quận 1"],
      ["Phường, xã", "Phường Bến Nghé"],
    ] as const) {
      const select = canvas.getByLabelText(label);
      await userEvent.selectOptions(select, await within(select).findByRole("option", { name }));
    }
    await userEvent.type(street, "5 Đồng Khởi");
    await userEvent.click(canvas.getByRole("button", { name: "Lưu địa chỉ" }));
    await waitFor(() => expect(within(dialog).getByRole("radio", { name: /Lê Thị Mai/ })).toBeChecked());
  },
};

/** A VAT invoice: refused at a field, and what was typed is still there. */
export const AsksForInvoice: Story = {
  args: {
    request: ready(onTheWayDetail),
    onRequestVat: refused({
      code: 422,
      message: "Một số thông tin chưa đúng",
      data: { errors: [{ field: "tax_code", message_code: "X", message: "Mã số thuế không tồn tại" }] },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yêu cầu hóa đơn VAT" }));
    const company = await canvas.findByLabelText("Tên công ty");
    await userEvent.type(company, "Công ty TNHH Sen Việt");
    await userEvent.type(canvas.getByLabelText("Mã số thuế"), "0312345678");
    await userEvent.type(canvas.getByLabelText("Địa chỉ công ty"), "12 Nguyễn Huệ");
    await userEvent.type(canvas.getByLabelText("Email nhận hóa đơn"), "ketoan@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Lưu thông tin" }));
    await waitFor(() => expect(canvas.getByText("Mã số thuế không tồn tại")).toBeVisible());
    await expect(company).toHaveValue("Công ty TNHH Sen Việt");
  },
};

/** Complaining: the check first; blocked, it says so. */
export const ComplaintBlocked: Story = {
  args: {
    complaint: {
      ...meta.args.complaint,
      checkApproval: () => Promise.resolve({ code: -29 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Khiếu nại" }));
    await expect(await canvas.findByText("Bạn không thể gửi khiếu nại")).toBeVisible();
  },
};

/** Could not be handed over: the carrier's reason stands there. */
export const DeliveryFailed: Story = {
  args: { request: ready(deliveryFailedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lý do: Người nhận không nghe máy sau ba lần gọi/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Giao hàng thất bại TH-261118-0017" })).toBeVisible();
    await expect(canvas.queryByText(/yêu cầu trả hàng/)).toBeNull();
  },
};

const historyOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("list", { name: "Lịch sử trạng thái" }))
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent);

/** Back at the shop: the order has ended, nothing is owed, and the history tells the way there. */
export const ParcelBack: Story = {
  args: { request: ready(parcelBackDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đơn này đã kết thúc. Bạn chưa trả tiền cho đơn này/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Xem thông tin hủy đơn" })).toBeVisible();
    await expect(historyOf(canvas).slice(0, 3)).toEqual(["Đã hủy", "Hàng đã về shop", "Giao hàng thất bại"]);
  },
};

/** The goods of a return could not be collected: that is no failed delivery, and the reason is the return's. */
export const PickUpFailed: Story = {
  args: { request: ready(pickUpFailedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Lý do: Khách hẹn lấy hàng vào tuần sau/)).toBeVisible();
    await expect(canvas.queryByText(/Giao hàng thất bại|chưa giao được hàng/)).toBeNull();
    await expect(historyOf(canvas)[0]).toBe("Vận chuyển hàng trả thất bại");
  },
};

/** A part went back: the order goes on, and what was kept can be confirmed or complained about. */
export const PartReturned: Story = {
  args: { request: ready(partReturnedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Đã trả một phần")).toBeVisible();
    await expect(canvas.getByText(/phần còn lại là của bạn.*Khoản hoàn tiền đang được xử lý/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Đã nhận được hàng" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Khiếu nại" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Trả hàng" })).toBeNull();
  },
};

/** Returned, and the refund refused: the return is over, nobody cancelled, and no money is said to come. */
export const Returned: Story = {
  args: { request: ready(returnedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Trả hàng đã hoàn tất. Khoản này không được hoàn tiền/)).toBeVisible();
    await expect(canvas.queryByText(/đang có yêu cầu trả hàng/)).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Xem thông tin hủy đơn" })).toBeNull();
  },
};

/** With a return: the way to it, and no second request. */
export const Returning: Story = {
  args: { request: ready(returningDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Trả hàng TH-261118-0017" })).toHaveAttribute(
      "href",
      "#return-9001",
    );
    await expect(canvas.queryByRole("button", { name: "Khiếu nại" })).toBeNull();
  },
};

/** With a complaint: the solution below the title, and the way to it. */
export const Complained: Story = {
  args: { request: ready(complainedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Phương án của shop: Gửi lại đúng áo/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Khiếu nại KN-261118-0042" })).toHaveAttribute(
      "href",
      "#complaint-9001-4001",
    );
  },
};

/** Complete, with a VAT invoice. */
export const Completed: Story = { args: { request: ready(completedDetail) } };

export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Đang tải đơn hàng" })).toBeVisible();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { request: { state: "failed", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thử lại" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Long words, large amounts, pictures that fail, the narrowest phone. */
/** Fetched at the mall: which one, where in it, when, by whom; no other address is offered. */
export const PickedUpAtMall: Story = {
  args: { request: ready(pickupDetail) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Nhận tại trung tâm thương mại" });
    const panel = heading.closest("section");
    await expect(panel).toHaveTextContent("Sen Bến Thành");
    await expect(panel).toHaveTextContent("Gian L2-14");
    await expect(panel).toHaveTextContent("Mở cửa 09:30–22:30 hằng ngày");
    await expect(panel).toHaveTextContent("Dự kiến sẵn sàng từ 10:00 22/11/2026");
    await expect(panel).toHaveTextContent("Người nhận: Nguyễn Thị Sen, 0901234567");
    await expect(canvas.queryByRole("button", { name: /[Đđ]ổi địa chỉ/ })).toBeNull();
  },
};

export const LongText: Story = {
  args: { request: ready(longDetail) },
  globals: { viewport: { value: "small" } },
};

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** The shop has confirmed it and packs: it can still be cancelled. */
export const Confirmed: Story = {
  args: { request: ready({ ...createdDetail, order_status: OrderStatus.confirmed }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Hủy đơn/ })).toBeVisible();
  },
};

/** By express. */
export const Express: Story = { args: { request: ready({ ...onTheWayDetail, delivery_type: "express" }) } };

/** Brought by the shop itself. */
export const ByTheShop: Story = { args: { request: ready({ ...onTheWayDetail, delivery_type: "shop" }) } };

/** Customer care looks at a complaint. */
export const ComplaintInProgress: Story = {
  args: {
    request: ready({
      ...complainedDetail,
      complaint_status: ComplaintStatus.processing,
      complaint_requests: complainedDetail.complaint_requests.map((complaint) => ({
        ...complaint,
        status: ComplaintStatus.processing,
      })),
    }),
  },
};
