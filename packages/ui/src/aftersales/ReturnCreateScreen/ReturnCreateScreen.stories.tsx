import type { OrderDetail } from "@sen/api";
import { PaymentMethod, RETURN_DAYS, ReturnStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { bankAccount, banks } from "../../fixtures/aftersales/banks.ts";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { chosenImages, uploads, uploadsBut } from "../../fixtures/aftersales/evidence.ts";
import { deliveredDetail, longDetail, onTheWayDetail } from "../../fixtures/aftersales/order-detail.ts";
import { places } from "../../fixtures/account/places.ts";
import { stations } from "../../fixtures/aftersales/request-context.ts";
import { scarfPicture } from "../../fixtures/primitives/pictures.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
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
/** Two shirts and a scarf, with a coupon and a delivery fee. */
const pairDetail: OrderDetail = {
  ...onlineDetail,
  order_detail_items: [
    { ...silk, id: 1, price_after_discount: 399_000, quantity: 2 },
    {
      ...silk,
      id: 2,
      product_name: "Khăn lụa tơ tằm Bảo Lộc",
      product_image: scarfPicture,
      price_after_discount: 250_000,
      quantity: 1,
    },
  ],
  order_tenant: 1_048_000,
  delivery_fee: 30_000,
  tenant_coupon_value: 78_001,
  order_tenant_final: 999_999,
};
const chosenPair = (canvas: Canvas) => ({
  shirts: canvas.getByRole("checkbox", { name: including("Áo") }),
  scarf: canvas.getByRole("checkbox", { name: including("Khăn lụa tơ tằm Bảo Lộc") }),
});

const meta = {
  component: ReturnCreateScreen,
  args: {
    request: ready(onlineDetail),
    hrefs: caseHrefs,
    email: "sen@example.com",
    places,
    stations: () => Promise.resolve(stations),
    loadBanks: () => Promise.resolve(banks),
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

const files = (canvas: Canvas) => canvas.getByLabelText(including(textOf("aftersales:upload.choose")));
const send = (canvas: Canvas) => canvas.getByRole("button", named("aftersales:return_create.submit"));

/** Nothing filled in; contact and address come from the order. */
export const Default: Story = {};

export const Desktop: Story = {
  args: { request: ready(deliveredDetail) },
  globals: { viewport: { value: "desktop" } },
};

const kept: ReturnFormDraft = {
  values: {
    ...valuesOf(deliveredDetail, "sen@example.com"),
    reason_return: 3,
    note: "Tôi đặt màu xanh",
    infor_banking_customer: bankAccount,
  },
  files: chosenImages(2),
};

/** The return period is over; a complaint is still possible. */
export const TooLate: Story = {
  args: { request: ready({ ...deliveredDetail, return_expired: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("aftersales:return_create.late", { days: RETURN_DAYS })),
    ).toBeVisible();
  },
};

/** No return is possible now: the page says so and links to the order. */
export const NotOffered: Story = {
  args: { request: ready(onTheWayDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("aftersales:cancelled_detail.see_order"))).toHaveAttribute(
      "href",
      "#order-9001",
    );
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long names and large amounts on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready({ ...longDetail, order_status: "DELIVERED", return_status: null }) },
  globals: { viewport: { value: "small" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { request: ready(deliveredDetail), draft: kept },
};

/** Picked up at the mall, so the customer's place is unknown and must be chosen. */
export const FetchedAtTheMall: Story = {
  args: { request: ready({ ...onlineDetail, delivery_type: "go_to_mall" }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("combobox", nameIncluding("account:address.form.province")),
    ).toHaveValue("");
  },
};

/** A reason and a picture are enough, since contact and address come from the order. Sent as spec §3 lists it. */
export const SendsWithAReasonAndAPicture: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.error")));
    await userEvent.type(canvas.getByLabelText(textOf("aftersales:return_create.note")), "Rách ở vai");
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    const sent = await canvas.findByRole("heading", named("aftersales:return_create.done_title"));
    await expect(sent).toBeVisible();
    // The message replaces a long form, so it must be scrolled into view.
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

/** Submitted empty: all errors are shown at once, including the missing picture; the first is in view and focused. */
export const NothingFilledIn: Story = {
  args: { request: ready(deliveredDetail), email: "" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(send(canvas));
    const first = canvas.getByRole("radio", named("aftersales:reason.not_received"));
    await waitFor(() => expect(first).toHaveFocus());
    const { top, bottom } = first.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText(textOf("aftersales:validate_image.image"))).toBeVisible();
    await expect(
      canvas.getAllByText(including(textOf("aftersales:case_page.faults", { count: 6 })))[0],
    ).toBeVisible();
    await expect(canvas.getByLabelText(textOf("aftersales:return_create.email"))).toBeInvalid();
    await expect(canvas.getByLabelText(including(textOf("aftersales:bank.account_number")))).toBeInvalid();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** With several products, the customer chooses products and quantities; the refund amount updates to the dong. */
export const PartOfTheOrder: Story = {
  args: { request: ready(pairDetail) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const { shirts, scarf } = chosenPair(canvas);
    await expect(shirts).not.toBeChecked();
    await expect(canvas.getByText(textOf("aftersales:return_create.amount_none"))).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", named("aftersales:return_create.items_all")));
    await expect(scarf).toBeChecked();
    await expect(canvas.getByText(/^999\.999/)).toBeVisible();
    await userEvent.click(scarf);
    await userEvent.click(
      canvas.getByRole(
        "button",
        nameIncluding("aftersales:return_create.item_decrease", { name: "Áo sơ mi linen tay dài cổ trụ" }),
      ),
    );
    await expect(canvas.getByText(/^380\.725/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", named("aftersales:return_reason.different")));
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

/** No product chosen: the error is shown at the products, which get focus. */
export const NothingChosen: Story = {
  args: { request: ready(pairDetail) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.error")));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(textOf("fields:return_items_required"))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("checkbox", named("aftersales:return_create.items_all"))).toHaveFocus(),
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(chosenPair(canvas).scarf);
    await waitFor(() => expect(canvas.queryByText(textOf("fields:return_items_required"))).toBeNull());
  },
};

/** Goods not received cannot be returned: a complaint is offered instead, with the reason preselected. */
export const NotReceived: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.not_received")));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(including(textOf("fields:reason_not_received")))).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole("button", named("aftersales:return_create.not_received_complain")),
    );
    const dialog = within(await canvas.findByRole("dialog", named("aftersales:complaint_form.title")));
    await expect(await dialog.findByRole("radio", named("aftersales:reason.not_received"))).toBeChecked();
  },
};

/** The server refuses a file: it is marked, uploading stops, and the rest of the input stays. */
export const FileRefused: Story = {
  args: { upload: uploadsBut(["IMG_1002.png"]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("aftersales:reason.fake")));
    await userEvent.type(canvas.getByLabelText(textOf("aftersales:return_create.note")), "Tem bị bong");
    await userEvent.upload(files(canvas), chosenImages(2));
    await userEvent.click(send(canvas));
    await expect(
      await canvas.findByText(including(textOf("aftersales:validate_image.validate"))),
    ).toBeVisible();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(textOf("aftersales:return_create.note"))).toHaveValue("Tem bị bong");
  },
};

/** Return at a station: one of the district's stations has to be chosen. */
export const ToStation: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", nameIncluding("aftersales:reason.error")));
    await userEvent.upload(files(canvas), chosenImages(1));
    await userEvent.click(canvas.getByRole("radio", nameIncluding("aftersales:return.method.station")));
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

/** After a reload or sign-in everything is restored, including the files; further edits are saved again. */
export const Restored: Story = {
  args: { request: ready(deliveredDetail), draft: kept },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(including(textOf("aftersales:return_create.restored")))).toBeVisible();
    await expect(canvas.getByRole("radio", nameIncluding("aftersales:reason.wrong_product"))).toBeChecked();
    await expect(canvas.getByLabelText(including(textOf("aftersales:bank.account_number")))).toHaveValue(
      "0071000123456",
    );
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.type(canvas.getByLabelText(textOf("aftersales:return_create.note")), "!");
    const last = (args.onDraftChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReturnFormDraft;
    await expect(last.values.note).toBe("Tôi đặt màu xanh!");
    await expect(last.files).toHaveLength(2);
  },
};

/** The server's field errors are shown at their fields, including those of the account; the files are not uploaded again. */
export const ServerFieldErrors: Story = {
  args: {
    request: ready(deliveredDetail),
    draft: kept,
    upload: uploads(),
    onCreate: refused(
      refusedAt({
        "customer_info.phone_number": "Số này không nhận cuộc gọi",
        "infor_banking_customer.account_number": "Tài khoản này không tồn tại",
      }),
    ),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.click(send(canvas));
    const phone = canvas.getByLabelText(textOf("aftersales:return_create.phone"));
    await waitFor(() => expect(phone).toHaveAccessibleDescription("Số này không nhận cuộc gọi"));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(canvas.getByText("Tài khoản này không tồn tại")).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(args.upload).toHaveBeenCalledTimes(2);
  },
};

/** No connection: a message says so, the input stays, and the next press succeeds. */
export const NoConnection: Story = {
  args: { request: ready(deliveredDetail), draft: kept, onCreate: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.click(send(canvas));
    const why = await canvas.findByText(including(textOf("aftersales:return_create.kept")));
    // The reason and the comfort are on lines of their own: some reasons end without a full stop.
    await expect(why.innerText).toContain(`\n${textOf("aftersales:return_create.kept")}`);
    await userEvent.click(send(canvas));
    await expect(
      await canvas.findByRole("heading", named("aftersales:return_create.done_title")),
    ).toBeVisible();
  },
};

/** A return was opened elsewhere while this form is being filled in: the form and its input stay. */
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
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", named("aftersales:return_create.submit"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Đơn đổi" }));
    await expect(canvas.getByRole("button", named("aftersales:return_create.submit"))).toBeVisible();
  },
};

const returningDetail: OrderDetail = { ...onlineDetail, return_status: ReturnStatus.new };

/** The return was opened in another tab meanwhile: the refusal links to it. */
export const ReturnedElsewhere: Story = {
  args: {
    draft: { ...kept, values: { ...kept.values, infor_banking_customer: undefined } },
    onCreate: refused({ code: 409, message: "Đơn hàng này đã có yêu cầu trả hàng", data: null }),
  },
  tags: ["!dev", "!autodocs"],
  render: function Refetched(args) {
    const [order, setOrder] = useState(onlineDetail);
    const onCreate = (...sent: Parameters<typeof args.onCreate>) => {
      setOrder(returningDetail);
      return args.onCreate(...sent);
    };
    return <ReturnCreateScreen {...args} request={ready(order)} onCreate={onCreate} />;
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("IMG_1002.png")).toBeVisible());
    await userEvent.click(send(canvas));
    const refusal = await canvas.findByRole("alert");
    await expect(refusal).toHaveTextContent("Đơn hàng này đã có yêu cầu trả hàng");
    await expect(within(refusal).getByRole("link")).toHaveAttribute("href", "#return-9001");
  },
};
