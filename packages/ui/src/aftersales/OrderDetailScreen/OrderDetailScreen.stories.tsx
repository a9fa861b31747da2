import type { Address, AddressQuote } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OrderStatus, PaymentMethod, RefundStatus, ReturnStatus } from "@sen/domain";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { homeAddress, officeAddress } from "../../fixtures/account/addresses.ts";
import { allBoughtAgain } from "../../fixtures/orders/buy-again.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { evidenceAsked } from "../../fixtures/aftersales/complaints.ts";
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
  tooDearForCashDetail,
  unpaidDetail,
} from "../../fixtures/aftersales/order-detail.ts";
import { places } from "../../fixtures/account/places.ts";
import { choose } from "../../fixtures/forms/choose.ts";
import { including, named, nameIncluding, served, textOf, wordsOf } from "../../fixtures/texts.ts";
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

/** The first request fails. */
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

/** Delivered: confirming receipt comes first, then return and complaint. */
export const Default: Story = { tags: ["visual"] };

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** The progress of the order: each step reached has a date, and the last one is current. */
export const Progress: Story = {
  args: { request: ready(onTheWayDetail) },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", named("aftersales:progress.label")));
    const [placed, confirmed, shipped, delivered] = steps.getAllByRole("listitem");
    await expect(placed).toHaveTextContent(/\d\d:\d\d \d\d\/\d\d\/2026/);
    await expect(confirmed).toHaveTextContent(textOf("orders:title.confirmed"));
    await expect(shipped).toHaveAttribute("aria-current", "step");
    await expect(delivered).toHaveTextContent(textOf("aftersales:progress.to_come"));
  },
};

/** The expected days have passed without delivery: it says so first, and offers to ask the shop. */
export const Late: Story = {
  args: { request: ready({ ...onTheWayDetail, now: "2026-11-23T05:00:00.000Z" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("aftersales:tracking.late")))).toBeVisible();
    await expect(canvas.getAllByRole("link", named("aftersales:order_detail.ask_shop"))).toHaveLength(2);
  },
};

/** The promised time has passed but not the promised day, so it is not late yet. */
export const LastDay: Story = {
  tags: ["!dev", "!autodocs"],
  args: { request: ready({ ...onTheWayDetail, now: "2026-11-22T16:59:59.000Z" }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(including(textOf("aftersales:tracking.late")))).toBeNull();
  },
};

/** Text at 200% on a phone: the time of a step moves below its name, and no word is broken. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  args: { request: ready(onTheWayDetail) },
  globals: { locale: "en", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("list", named("aftersales:progress.label")));
    const name = steps.getByText(textOf("orders:title.created"));
    const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
    await expect(Math.round(name.getBoundingClientRect().height / lineHeight)).toBe(1);
  },
};

/** The payment deadline passes while the page is open: it says so, removes the pay buttons and notifies the page. */
export const PaymentOverdue: Story = {
  args: {
    request: ready({ ...awaitingPaymentDetail, now: "2026-11-22T02:14:59.700Z" }),
    onPaymentOverdue: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(including(textOf("orders:pay_before.over")))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: payTogether() })).toBeNull());
    await expect(
      canvas.queryByRole("button", named("aftersales:order_detail.action.pay_on_delivery")),
    ).toBeNull();
    await expect(args.onPaymentOverdue).toHaveBeenCalledOnce();
  },
};

/** Cancelled automatically: not paid in time, and nothing left to pay. */
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
    await expect(canvas.queryByRole("button", nameIncluding("aftersales:order_detail.payment"))).toBeNull();
  },
};

/** The carrier does not collect that much cash: the order can only be paid online. */
export const TooDearForCash: Story = {
  args: { request: ready(tooDearForCashDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", nameIncluding("orders:pay.again", { amount: "798.000 đ" })),
    ).toBeVisible();
    await expect(
      canvas.queryByRole("button", named("aftersales:order_detail.action.pay_on_delivery")),
    ).toBeNull();
  },
};

/** Payments the order did not expect: each amount, the reason, and the status of its refund. */
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

function GrowingBook(props: OrderDetailScreenProps) {
  const [addresses, setAddresses] = useState<readonly Address[]>([homeAddress]);
  const addressBook: OrderCalls["addressBook"] = {
    ...book,
    request: { state: "ready", addresses },
    onCreate: (data, onSaved) => {
      const added = { ...officeAddress, ...data, id: 77 };
      setAddresses([...addresses, added]);
      onSaved?.(added);
      return Promise.resolve(null);
    },
  };
  return <OrderDetailScreen {...props} addressBook={addressBook} />;
}

/** Delivery failed, with the carrier's reason. */
export const DeliveryFailed: Story = {
  args: { request: ready(deliveryFailedDetail) },
  play: async ({ canvas }) => {
    // Beside the reason, and under the help at the end of the page.
    await expect(canvas.getAllByRole("link", named("aftersales:order_detail.ask_shop"))).toHaveLength(2);
    await expect(
      canvas.getByText(
        including(
          textOf("orders:card.subtitle.delivery_fail_reason", {
            text: "Người nhận không nghe máy sau ba lần gọi",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", named("aftersales:order_detail.related_parcel", { code: "TH-261118-0017" })),
    ).toBeVisible();
    await expect(canvas.queryByText(/yêu cầu trả hàng/)).toBeNull();
  },
};

const historyOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("list", named("aftersales:timeline.title")))
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent);

/** The parcel is back at the shop: the order has ended, nothing is owed, and the history shows the way back. */
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
    await expect(canvas.getByRole("link", named("aftersales:order_detail.related_cancel"))).toBeVisible();
    await expect(historyOf(canvas).slice(0, 3)).toEqual([
      textOf("orders:title.cancelled"),
      textOf("orders:title.parcel_back"),
      textOf("aftersales:tracking.event.delivery_failed"),
    ]);
  },
};

/** A return could not be picked up. This is not a failed delivery, so the reason comes from the return. */
export const PickUpFailed: Story = {
  args: { request: ready(pickUpFailedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          textOf("orders:card.subtitle.delivery_fail_reason", {
            text: "Khách hẹn lấy hàng vào tuần sau",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Giao hàng thất bại|chưa giao được hàng/)).toBeNull();
    await expect(historyOf(canvas)[0]).toBe(textOf("orders:title.return_delivery_failed"));
  },
};

const refundLink = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole(
    "link",
    nameIncluding("aftersales:order_detail.related_refund", { code: "HT-261120-0009" }),
  );

/** Partly returned: the order goes on, and the rest can be confirmed or complained about. */
export const PartReturned: Story = {
  args: { request: ready(partReturnedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("orders:title.return_part_completed"))).toBeVisible();
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.return_part_delivered")} ${textOf("aftersales:order_detail.money.on_the_way", { amount: "798.000 đ" })}`,
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("button", named("aftersales:order_detail.action.received"))).toBeVisible();
    await expect(canvas.getByRole("button", named("aftersales:order_detail.action.complaint"))).toBeVisible();
    await expect(canvas.queryByRole("link", named("aftersales:order_detail.action.return"))).toBeNull();
    await expect(refundLink(canvas)).toHaveTextContent(/\d\sđ/);
  },
};

/** Returned with the refund refused: the return has ended, nobody cancelled, and no money is announced. */
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
    await expect(canvas.queryByRole("link", named("aftersales:order_detail.related_cancel"))).toBeNull();
    await expect(refundLink(canvas)).not.toHaveTextContent(/\d\sđ/);
  },
};

/** The transfer of the refund failed: seeing to it is the only primary action, before confirming the goods that were kept. */
export const RefundFailed: Story = {
  args: {
    request: ready({
      ...partReturnedDetail,
      refund_status: RefundStatus.failed,
      refund_request: partReturnedDetail.refund_request && {
        ...partReturnedDetail.refund_request,
        status: RefundStatus.failed,
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const primary = canvasElement.querySelectorAll("[data-actions] > [data-tone=primary]");
    await expect([...primary].map((one) => one.textContent)).toEqual([textOf("orders:card.view_refund")]);
    await expect(canvas.getByRole("button", named("aftersales:order_detail.action.received"))).toBeVisible();
  },
};

/** With a return: how it stands, a link to it, and no second request. */
export const Returning: Story = {
  args: { request: ready({ ...returningDetail, return_status: ReturnStatus.processing }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:return_detail.next.processing"))).toBeVisible();
    await expect(
      canvas.getByRole("link", named("aftersales:order_detail.related_return", { code: "TH-261118-0017" })),
    ).toHaveAttribute("href", "#return-9001");
    await expect(canvas.queryByRole("button", named("aftersales:case.complaint"))).toBeNull();
  },
};

/** With a complaint: the solution below the title, and a link to the complaint. */
export const Complained: Story = {
  args: { request: ready(complainedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          textOf("orders:card.subtitle.solution", {
            text: "Gửi lại đúng áo xanh biển cỡ M trong 3 ngày, bạn giữ lại chiếc áo đã nhận.",
          }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole(
        "link",
        named("aftersales:order_detail.related_complaint", { code: "KN-261118-0042" }),
      ),
    ).toHaveAttribute("href", "#complaint-9001-4001");
  },
};

/** Completed, with a VAT invoice. */
export const Completed: Story = { args: { request: ready(completedDetail) } };

export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("aftersales:order_detail.loading"))).toBeVisible();
  },
};

/** Ready at the mall: the page asks the customer to come, and does not speak of a carrier. */
export const ReadyAtMall: Story = {
  args: {
    request: ready({ ...onTheWayDetail, delivery_type: "go_to_mall", pickup: pickupDetail.pickup }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.next.to_receive_at_mall"))),
    ).toBeVisible();
    const steps = within(canvas.getByRole("list", named("aftersales:progress.label")));
    await expect(steps.getByText(textOf("orders:title.ready_for_pickup"))).toBeVisible();
    await expect(canvas.queryByText(/vận chuyển|Dự kiến/)).toBeNull();
  },
};

/** Picked up at the mall: which mall, where in it, when and by whom. The address cannot be changed. */
export const PickedUpAtMall: Story = {
  args: { request: ready(pickupDetail) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", named("aftersales:case_page.delivery_type.go_to_mall"));
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

/** Long texts, large amounts and broken pictures on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready(longDetail) },
  globals: { viewport: { value: "small" } },
};

/** Confirmed by the shop and being packed: it can still be cancelled. */
export const Confirmed: Story = {
  args: { request: ready({ ...createdDetail, order_status: OrderStatus.confirmed }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", nameIncluding("aftersales:order_detail.action.cancel")),
    ).toBeVisible();
  },
};

/** Express delivery. */
export const Express: Story = { args: { request: ready({ ...onTheWayDetail, delivery_type: "express" }) } };

/** Delivered by the shop. */
export const ByTheShop: Story = { args: { request: ready({ ...onTheWayDetail, delivery_type: "shop" }) } };

/** The complaint needs more evidence from the customer: the order's page says so, and until when. */
export const EvidenceWanted: Story = {
  args: {
    request: ready({
      ...complainedDetail,
      now: evidenceAsked.now,
      complaint_requests: [evidenceAsked],
      evidence_deadline: "2026-11-21T08:30:00.000Z",
    }),
  },
  play: async ({ canvas }) => {
    const time = "15:30 21/11/2026";
    await expect(canvas.getByText(textOf("aftersales:complaint_detail.next.evidence_asked"))).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:complaint_detail.until", { time }))).toBeVisible();
    await expect(canvas.getAllByText(textOf("aftersales:complaint.status.evidence_asked"))).toHaveLength(2);
  },
};

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Delivered: confirming receipt comes first, then return and complaint. Confirming asks once. */
export const ConfirmsAfterOneQuestion: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(deliveredDetail.code);
    await expect(canvas.getByRole("link", named("aftersales:order_detail.action.return"))).toHaveAttribute(
      "href",
      "#return-create-9001",
    );
    await expect(canvas.getByText("VD260942817")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("aftersales:order_detail.action.received")));
    const dialog = canvas.getByRole("dialog", named("aftersales:order_detail.received_title"));
    await userEvent.click(
      within(dialog).getByRole("button", named("aftersales:order_detail.action.received")),
    );
    await waitFor(() => expect(args.onConfirmReceived).toHaveBeenCalledWith(deliveredDetail));
  },
};

/** Not paid yet, and no payment tried: the deadline, both ways to pay, and what is paid with it. No text says "again". */
export const AwaitsPayment: Story = {
  args: { request: ready(awaitingPaymentDetail) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("orders:pay_before.until", { time: "09:15 22/11/2026" })),
    ).toBeVisible();
    await expect(canvas.getByText("SEN-261121-0043,").closest("p")).toHaveTextContent(
      textOf("aftersales:order_detail.paid_together", { codes: "SEN-261121-0043", amount: "1.187.000 đ" }),
    );
    await expect(canvas.queryByText(/thanh toán lại/i)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: payTogether() }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.online);
  },
};

/** Switches to cash on delivery after a confirmation that names the amount and the other orders. A double click sends one request. */
export const PaysOnDelivery: Story = {
  args: {
    request: ready(awaitingPaymentDetail),
    onPayAgain: fn(() => new Promise((resolve) => setTimeout(resolve, 200))),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:order_detail.action.pay_on_delivery")),
    );
    const dialog = canvas.getByRole("dialog", named("aftersales:order_detail.cash_title"));
    await expect(dialog).toHaveTextContent(
      textOf("aftersales:order_detail.cash_text", { code: "SEN-261121-0042", amount: "798.000 đ" }),
    );
    await expect(dialog).toHaveTextContent("SEN-261121-0043");
    await userEvent.dblClick(
      within(dialog).getByRole("button", named("aftersales:order_detail.cash_submit")),
    );
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onPayAgain).toHaveBeenCalledWith(9001, PaymentMethod.cod);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: payTogether() })).toBeDisabled();
  },
};

/** A payment failed: paying again comes first. It is locked while the payment opens and for 2 seconds after. */
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
    const history = within(canvas.getByRole("list", named("aftersales:timeline.title"))).getAllByRole(
      "listitem",
    );
    await expect(history.map((item) => item.firstElementChild?.textContent)).toEqual([
      textOf("aftersales:order_detail.payment_status.failed"),
      textOf("orders:title.pending_confirm"),
      textOf("aftersales:order_detail.payment_status.failed"),
      textOf("orders:title.pending_confirm"),
    ]);
    const pay = canvas.getByRole("button", nameIncluding("orders:pay.again", { amount: "798.000 đ" }));
    await userEvent.dblClick(pay);
    await expect(args.onPayAgain).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(pay).toBeDisabled());
    const endedAt = performance.now();
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(performance.now() - endedAt).toBeGreaterThan(1_800);
    await userEvent.click(pay);
    await expect(args.onPayAgain).toHaveBeenCalledTimes(2);
  },
};

type Visit = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

async function openAddresses({ canvas, userEvent }: Visit) {
  await userEvent.click(canvas.getByRole("button", named("aftersales:order_detail.action.change_address")));
  return canvas.findByRole("dialog");
}

async function chooseOffice(visit: Visit) {
  const dialog = await openAddresses(visit);
  await visit.userEvent.click(within(dialog).getByRole("radio", { name: /Trần Văn Lộc/ }));
  return dialog;
}

/** Changes to another saved address, in the format of the API. */
export const ChangesAddress: Story = {
  args: { request: ready(createdDetail) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openAddresses({ canvas, userEvent });
    await expect(args.onOpenAddressBook).toHaveBeenCalledOnce();
    const send = within(dialog).getByRole("button", named("aftersales:order_detail.address_submit"));
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

/** Handed over while an address is being chosen: the dialog stays, to say that it can no longer be changed. */
export const HandedOverMeanwhile: Story = {
  tags: ["!dev", "!autodocs"],
  render: function HandedOver(args) {
    const [order, setOrder] = useState(createdDetail);
    const onQuoteAddress = () => {
      setOrder(onTheWayDetail);
      return Promise.resolve(null);
    };
    return <OrderDetailScreen {...args} request={ready(order)} onQuoteAddress={onQuoteAddress} />;
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await chooseOffice({ canvas, userEvent }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      textOf("aftersales:order_detail.address_late"),
    );
    await expect(dialog.getByRole("button", named("aftersales:order_detail.address_submit"))).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", named("aftersales:case_page.keep")));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

/** Handed over just before the order is cancelled: the dialog stays, to say that it was not cancelled. */
export const CancelledTooLate: Story = {
  tags: ["!dev", "!autodocs"],
  render: function HandedOver(args) {
    const [order, setOrder] = useState(createdDetail);
    const onCancelOrder = () => {
      setOrder(onTheWayDetail);
      return Promise.resolve(served({ code: 422, message: "Đơn hàng này không thể hủy được nữa" }));
    };
    return <OrderDetailScreen {...args} request={ready(order)} onCancelOrder={onCancelOrder} />;
  },
  play: async ({ canvas, userEvent }) => {
    const cancel = named("aftersales:order_detail.action.cancel");
    await userEvent.click(canvas.getByRole("button", cancel));
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", named("orders:cancel_reason.too_slow")));
    await userEvent.click(dialog.getByRole("button", cancel));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(textOf("orders:cancel.refused"));
    await expect(canvas.getByText(textOf("aftersales:order_detail.next.to_receive"))).toBeInTheDocument();
  },
};

/** A different delivery fee: shown with the new total, and the agreed fee is sent. */
export const ChangesToDearerAddress: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: fn(() => Promise.resolve(dearer)),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await chooseOffice({ canvas, userEvent });
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
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:order_detail.address_agree")));
    await waitFor(() =>
      expect(args.onChangeAddress).toHaveBeenCalledWith(
        createdDetail,
        expect.objectContaining({ province_id: 1, agreed_delivery_fee: 44_000 }),
      ),
    );
  },
};

/** The address is out of reach: a message says so, and there is nothing to send. */
export const AddressOutOfReach: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: () => Promise.resolve({ ...sameFee, refusal: "out_of_reach" }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseOffice({ canvas, userEvent });
    await expect(
      await within(dialog).findByText(textOf("aftersales:order_detail.address_price.out_of_reach_title")),
    ).toBeVisible();
    await expect(
      within(dialog).getByRole("button", named("aftersales:order_detail.address_submit")),
    ).toBeDisabled();
  },
};

/** The fee failed to load; a button retries. */
export const AddressPriceFailed: Story = {
  args: {
    request: ready(createdDetail),
    onQuoteAddress: failsOnce(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseOffice({ canvas, userEvent });
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
    const dialog = await openAddresses({ canvas, userEvent });
    await userEvent.click(within(dialog).getByRole("button", named("account:address.add")));
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
    await userEvent.click(canvas.getByRole("button", named("account:address.form.save")));
    await waitFor(() => expect(within(dialog).getByRole("radio", { name: /Lê Thị Mai/ })).toBeChecked());
  },
};
