import type { Address, AddressQuote } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ComplaintStatus, OrderStatus, PaymentMethod } from "@sen/domain";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { homeAddress, officeAddress } from "../../fixtures/account/addresses.ts";
import { allBoughtAgain } from "../../fixtures/orders/buy-again.ts";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
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
} from "../../fixtures/aftersales/order-detail.ts";
import { places } from "../../fixtures/account/places.ts";
import { choose } from "../../fixtures/forms/choose.ts";
import { including, textOf, wordsOf } from "../../fixtures/texts.ts";
import type { OrderCalls } from "./OrderActions.tsx";
import { OrderDetailScreen, type OrderDetailScreenProps } from "./OrderDetailScreen.tsx";

const ready = (data: typeof createdDetail) => ({ state: "ready", data }) as const;

const book: OrderCalls["addressBook"] = {
  request: { state: "ready", addresses: [homeAddress, officeAddress] },
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

const payTogether = () => including(textOf("orders:pay.now_together", { amount: "1.187.000 đ", count: 2 }));

/** Arrived: received first, then return and complaint. */
export const Default: Story = { args: { onConfirmReceived: accepted() } };

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** How far it has come: a date at each step that was reached, the last of them the current one. */
export const Progress: Story = {
  args: { request: ready(onTheWayDetail) },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", { name: textOf("aftersales:progress.label") }));
    const [placed, confirmed, shipped, delivered] = steps.getAllByRole("listitem");
    await expect(placed).toHaveTextContent(/\d\d:\d\d \d\d\/\d\d\/2026/);
    await expect(confirmed).toHaveTextContent(textOf("aftersales:progress.confirmed"));
    await expect(shipped).toHaveAttribute("aria-current", "step");
    await expect(delivered).toHaveTextContent(textOf("aftersales:progress.to_come"));
  },
};

/** The time to pay passes while the page is open: said, no way to pay any more, and the page learns of it. */
export const PaymentOverdue: Story = {
  args: {
    request: ready({ ...awaitingPaymentDetail, now: "2026-11-22T02:14:59.700Z" }),
    onPaymentOverdue: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(including(textOf("orders:pay_before.over")))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: payTogether() })).toBeNull());
    await expect(
      canvas.queryByRole("button", { name: textOf("aftersales:order_detail.action.pay_on_delivery") }),
    ).toBeNull();
    await expect(args.onPaymentOverdue).toHaveBeenCalledOnce();
  },
};

/** Cancelled by itself: said as not paid in time, with nothing left to pay. */
export const PaymentExpired: Story = {
  args: { request: ready(paymentExpiredDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.payment_expired")} ${textOf("aftersales:order_detail.money.nothing_paid")}`,
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.queryByRole("button", { name: including(textOf("aftersales:order_detail.payment")) }),
    ).toBeNull();
  },
};

/** Money was taken that the order did not wait for: each amount, why, and how far it is on its way back. */
export const MoneyOnItsWayBack: Story = {
  args: { request: ready(paidTwiceDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(textOf("aftersales:order_detail.payment_return.on_its_way", { amount: "798.000 đ" })),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        including(textOf("aftersales:order_detail.payment_return.sent", { amount: "798.000 đ" })),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        including(textOf("aftersales:order_detail.payment_return.sent_at", { time: "10:18 21/11/2026" })),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        including(textOf("aftersales:order_detail.payment_return.on_its_way", { amount: "12.000 đ" })),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.payment_return.delivery_fee"))),
    ).toBeVisible();
  },
};

/** The same in English, on the narrowest phone. */
export const MoneyOnItsWayBackEnglish: Story = {
  args: { request: ready(paidTwiceDetail) },
  globals: { locale: "en", viewport: { value: "small" } },
};

function GrowingBook(props: OrderDetailScreenProps) {
  const [addresses, setAddresses] = useState<readonly Address[]>([homeAddress]);
  const addressBook: OrderCalls["addressBook"] = {
    ...book,
    request: { state: "ready", addresses },
    onCreate: (data) => {
      setAddresses([...addresses, { ...officeAddress, ...data, id: 77 }]);
      return Promise.resolve(null);
    },
  };
  return <OrderDetailScreen {...props} addressBook={addressBook} />;
}

/** Could not be handed over: the carrier's reason stands there. */
export const DeliveryFailed: Story = {
  args: { request: ready(deliveryFailedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          textOf("aftersales:order_detail.subtitle.delivery_fail_reason", {
            text: "Người nhận không nghe máy sau ba lần gọi",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", {
        name: textOf("aftersales:order_detail.related_parcel", { code: "TH-261118-0017" }),
      }),
    ).toBeVisible();
    await expect(canvas.queryByText(/yêu cầu trả hàng/)).toBeNull();
  },
};

const historyOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("list", { name: textOf("aftersales:timeline.title") }))
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent);

/** Back at the shop: the order has ended, nothing is owed, and the history tells the way there. */
export const ParcelBack: Story = {
  args: { request: ready(parcelBackDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.parcel_back")} ${textOf("aftersales:order_detail.money.nothing_paid")}`,
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: textOf("aftersales:order_detail.related_cancel") }),
    ).toBeVisible();
    await expect(historyOf(canvas).slice(0, 3)).toEqual([
      textOf("orders:title.cancelled"),
      textOf("aftersales:return.parcel.back"),
      textOf("aftersales:tracking.event.delivery_failed"),
    ]);
  },
};

/** The goods of a return could not be collected: that is no failed delivery, and the reason is the return's. */
export const PickUpFailed: Story = {
  args: { request: ready(pickUpFailedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          textOf("aftersales:order_detail.subtitle.delivery_fail_reason", {
            text: "Khách hẹn lấy hàng vào tuần sau",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Giao hàng thất bại|chưa giao được hàng/)).toBeNull();
    await expect(historyOf(canvas)[0]).toBe(textOf("orders:title.return_delivery_failed"));
  },
};

/** A part went back: the order goes on, and what was kept can be confirmed or complained about. */
export const PartReturned: Story = {
  args: { request: ready(partReturnedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("orders:title.return_part_completed"))).toBeVisible();
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.return_part_delivered")} ${textOf("aftersales:order_detail.money.on_the_way")}`,
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.received") }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.complaint") }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole("link", { name: textOf("aftersales:order_detail.action.return") }),
    ).toBeNull();
  },
};

/** Returned, and the refund refused: the return is over, nobody cancelled, and no money is said to come. */
export const Returned: Story = {
  args: { request: ready(returnedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.return_completed")} ${textOf("aftersales:order_detail.money.refused")}`,
        ),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/đang có yêu cầu trả hàng/)).toBeNull();
    await expect(
      canvas.queryByRole("link", { name: textOf("aftersales:order_detail.related_cancel") }),
    ).toBeNull();
  },
};

/** With a return: the way to it, and no second request. */
export const Returning: Story = {
  args: { request: ready(returningDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", {
        name: textOf("aftersales:order_detail.related_return", { code: "TH-261118-0017" }),
      }),
    ).toHaveAttribute("href", "#return-9001");
    await expect(canvas.queryByRole("button", { name: textOf("aftersales:case.complaint") })).toBeNull();
  },
};

/** With a complaint: the solution below the title, and the way to it. */
export const Complained: Story = {
  args: { request: ready(complainedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          textOf("aftersales:order_detail.subtitle.solution", {
            text: "Gửi lại đúng áo xanh biển cỡ M trong 3 ngày, bạn giữ lại chiếc áo đã nhận.",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", {
        name: textOf("aftersales:order_detail.related_complaint", { code: "KN-261118-0042" }),
      }),
    ).toHaveAttribute("href", "#complaint-9001-4001");
  },
};

/** Complete, with a VAT invoice. */
export const Completed: Story = { args: { request: ready(completedDetail) } };

export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("status", { name: textOf("aftersales:order_detail.loading") }),
    ).toBeVisible();
  },
};

const onRetry = fn();

/** Long words, large amounts, pictures that fail, the narrowest phone. */
/** Fetched at the mall: which one, where in it, when, by whom; no other address is offered. */
export const PickedUpAtMall: Story = {
  args: { request: ready(pickupDetail) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", {
      name: textOf("aftersales:order_detail.pickup_at"),
    });
    const panel = heading.closest("section");
    await expect(panel).toHaveTextContent("Sen Bến Thành");
    await expect(panel).toHaveTextContent("Gian L2-14");
    await expect(panel).toHaveTextContent(
      textOf("aftersales:order_detail.pickup_hours", { hours: "09:30–22:30" }),
    );
    await expect(panel).toHaveTextContent(
      textOf("aftersales:order_detail.pickup_ready", { time: "10:00 22/11/2026" }),
    );
    await expect(panel).toHaveTextContent(
      textOf("aftersales:order_detail.pickup_by", { name: "Nguyễn Thị Sen", phone: "0901234567" }),
    );
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
    await expect(
      canvas.getByRole("button", { name: including(textOf("aftersales:order_detail.action.cancel")) }),
    ).toBeVisible();
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

export const Failed: Story = { args: { request: { state: "failed", onRetry } } };

/** Arrived: received first, then return and complaint; confirmed after one question. */
export const ConfirmsAfterOneQuestion: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(deliveredDetail.code);
    await expect(
      canvas.getByRole("link", { name: textOf("aftersales:order_detail.action.return") }),
    ).toHaveAttribute("href", "#return-create-9001");
    await expect(canvas.getByText("VD260942817")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.received") }),
    );
    const dialog = canvas.getByRole("dialog", { name: textOf("aftersales:order_detail.received_title") });
    await userEvent.click(
      within(dialog).getByRole("button", { name: textOf("aftersales:order_detail.action.received") }),
    );
    await waitFor(() => expect(args.onConfirmReceived).toHaveBeenCalledWith(deliveredDetail));
  },
};

/** Not paid yet, and nothing was tried: until when, both ways to pay, and what is paid with it; nothing says "again". */
export const AwaitsPayment: Story = {
  args: { request: ready(awaitingPaymentDetail) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("orders:pay_before.until", { time: "09:15 22/11/2026" })),
    ).toBeVisible();
    await expect(canvas.getByText("SEN-261121-0043").closest("p")).toHaveTextContent(
      textOf("aftersales:order_detail.paid_together", { codes: "SEN-261121-0043", amount: "1.187.000 đ" }),
    );
    await expect(canvas.queryByText(/thanh toán lại/i)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: payTogether() }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.online);
  },
};

/** Changes to cash after one question, which names what it costs and what changes with it; pressed twice it is asked once. */
export const PaysOnDelivery: Story = {
  args: {
    request: ready(awaitingPaymentDetail),
    onPayAgain: fn(() => new Promise((resolve) => setTimeout(resolve, 200))),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.pay_on_delivery") }),
    );
    const dialog = canvas.getByRole("dialog", { name: textOf("aftersales:order_detail.cash_title") });
    await expect(dialog).toHaveTextContent(
      textOf("aftersales:order_detail.cash_text", { code: "SEN-261121-0042", amount: "798.000 đ" }),
    );
    await expect(dialog).toHaveTextContent("SEN-261121-0043");
    await userEvent.dblClick(
      within(dialog).getByRole("button", { name: textOf("aftersales:order_detail.cash_submit") }),
    );
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.cod);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: payTogether() })).toBeDisabled();
  },
};

/** A payment failed: paying again is first; blocked while it opens and for 2 seconds after. */
export const PayAgain: Story = {
  args: {
    request: ready(unpaidDetail),
    onPayAgain: fn(() => new Promise((resolve) => setTimeout(resolve, 200))),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("aftersales:order_detail.payment_status.failed"), { selector: "header *" }),
    ).toBeVisible();
    const history = within(
      canvas.getByRole("list", { name: textOf("aftersales:timeline.title") }),
    ).getAllByRole("listitem");
    await expect(history.map((item) => item.firstElementChild?.textContent)).toEqual([
      textOf("aftersales:order_detail.payment_status.failed"),
      textOf("orders:title.pending_confirm"),
      textOf("aftersales:order_detail.payment_status.failed"),
      textOf("orders:title.pending_confirm"),
    ]);
    const pay = canvas.getByRole("button", {
      name: including(textOf("orders:pay.again", { amount: "798.000 đ" })),
    });
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.cancel") }),
    );
    const dialog = canvas.getByRole("dialog", { name: textOf("orders:cancel.title") });
    await userEvent.click(within(dialog).getByRole("radio", { name: textOf("orders:cancel_reason.other") }));
    await userEvent.click(
      within(dialog).getByRole("button", { name: textOf("aftersales:order_detail.action.cancel") }),
    );
    await waitFor(() => expect(args.onCancelOrder).toHaveBeenCalledWith(createdDetail, { reason: 7 }));
  },
};

/** To another saved address, sent as the wire takes it. */
export const ChangesAddress: Story = {
  args: { request: ready(createdDetail), onChangeAddress: accepted(), onOpenAddressBook: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.change_address") }),
    );
    await expect(args.onOpenAddressBook).toHaveBeenCalledOnce();
    const dialog = await canvas.findByRole("dialog");
    const send = within(dialog).getByRole("button", {
      name: textOf("aftersales:order_detail.address_submit"),
    });
    await expect(send).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(
      await within(dialog).findByText(
        including(textOf("aftersales:order_detail.address_price.same", { fee: "30.000 đ" })),
      ),
    ).toBeVisible();
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.change_address") }),
    );
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(
      await within(dialog).findByText(
        including(
          textOf("aftersales:order_detail.address_price.fees", { before: "30.000 đ", after: "44.000 đ" }),
        ),
      ),
    ).toBeVisible();
    await expect(
      within(dialog).getByText(
        including(textOf("aftersales:order_detail.address_price.total", { amount: "423.000 đ" })),
      ),
    ).toBeVisible();
    await userEvent.click(
      within(dialog).getByRole("button", { name: textOf("aftersales:order_detail.address_agree") }),
    );
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.change_address") }),
    );
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    await expect(
      await within(dialog).findByText(textOf("aftersales:order_detail.address_price.out_of_reach_title")),
    ).toBeVisible();
    await expect(
      within(dialog).getByRole("button", { name: textOf("aftersales:order_detail.address_submit") }),
    ).toBeDisabled();
  },
};

/** The fee could not be asked for: said, and asked again. */
export const AddressPriceFailed: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: failsOnce(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.change_address") }),
    );
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
    const retry = await within(dialog).findByRole("button", { name: wordsOf().retry });
    await userEvent.click(retry);
    await expect(
      await within(dialog).findByText(
        including(textOf("aftersales:order_detail.address_price.same", { fee: "30.000 đ" })),
      ),
    ).toBeVisible();
  },
};

/** A new address is chosen as soon as it is saved. */
export const ChangesToNewAddress: Story = {
  args: { request: ready(createdDetail) },
  render: (args) => <GrowingBook {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.change_address") }),
    );
    const dialog = await canvas.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: textOf("account:address.add") }));
    const street = await canvas.findByLabelText(textOf("account:address.form.street"));
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.name")), "Lê Thị Mai");
    await userEvent.type(canvas.getByLabelText(textOf("account:address.form.phone")), "0911222333");
    for (const [label, name] of [
      [textOf("account:address.form.province"), "Thành phố Hồ Chí Minh"],
      [textOf("account:address.form.district"), "Quận 1"],
      [textOf("account:address.form.ward"), "Phường Bến Nghé"],
    ] as const) {
      await choose(userEvent, canvas.getByLabelText(label), name);
    }
    await userEvent.type(street, "5 Đồng Khởi");
    await userEvent.click(canvas.getByRole("button", { name: textOf("account:address.form.save") }));
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.vat") }));
    const company = await canvas.findByLabelText(textOf("checkout:vat.company_name"));
    await userEvent.type(company, "Công ty TNHH Sen Việt");
    await userEvent.type(canvas.getByLabelText(textOf("checkout:vat.tax_code")), "0312345678");
    await userEvent.type(canvas.getByLabelText(textOf("checkout:vat.company_address")), "12 Nguyễn Huệ");
    await userEvent.type(canvas.getByLabelText(textOf("checkout:vat.email")), "ketoan@example.com");
    await userEvent.click(canvas.getByRole("button", { name: textOf("checkout:vat.save") }));
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("aftersales:order_detail.action.complaint") }),
    );
    await expect(await canvas.findByText(textOf("aftersales:complaint.blocked"))).toBeVisible();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
