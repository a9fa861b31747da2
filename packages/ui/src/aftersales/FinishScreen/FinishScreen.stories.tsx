import { OrderStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import {
  complainedDetail,
  completedDetail,
  longDetail,
  onTheWayDetail,
  returnedDetail,
} from "../../fixtures/aftersales/order-detail.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { FinishScreen } from "./FinishScreen.tsx";

const ready = (data: typeof completedDetail) => ({ state: "ready", data }) as const;

const meta = {
  component: FinishScreen,
  args: {
    request: ready(completedDetail),
    hrefs: caseHrefs,
    onBuyAgain: fn(() => Promise.resolve({ lines: [] })),
    complaint: {
      checkApproval: () => Promise.resolve({ code: 200 }),
      upload: uploads(),
      onCreate: accepted(),
    },
  },
} satisfies Meta<typeof FinishScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says thanks, then offers help if something is wrong. */
export const Default: Story = { tags: ["visual"] };

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** A complaint is open: a link to it replaces the button for a new one. */
export const WithRequest: Story = {
  args: { request: ready(complainedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("aftersales:finish.request_open")))).toBeVisible();
    await expect(
      canvas.getByRole(
        "link",
        named("aftersales:order_detail.related_complaint", { code: "KN-261118-0042" }),
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", named("aftersales:case.complaint"))).toBeNull();
  },
};

/** Not completed yet: the page says so and links to the order. */
export const NotFinished: Story = {
  args: { request: ready(onTheWayDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("orders:title.to_receive") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("aftersales:cancelled_detail.see_order"))).toHaveAttribute(
      "href",
      "#order-9001",
    );
  },
};

/** Returned goods: no thanks. */
export const Returned: Story = {
  args: { request: ready(returnedDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("orders:title.return_completed") }),
    ).toBeVisible();
  },
};

/** The complaint is closed, so the page does not mention one. */
export const ClosedRequest: Story = {
  args: {
    request: ready({
      ...complainedDetail,
      complaint_status: 3,
      complaint_requests: complainedDetail.complaint_requests.map((one) => ({ ...one, status: 3 })),
      refund_status: 3,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/đang có một yêu cầu/)).toBeNull();
    await expect(canvas.getByText(including(textOf("aftersales:finish.nothing_open")))).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long names on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready({ ...longDetail, order_status: OrderStatus.completed, return_status: null }) },
  globals: { viewport: { value: "small" } },
};

/** Every status other than completed: what happens next, and a link to the order. */
export const EveryOtherStatus: Story = {
  render: (args) => (
    <>
      {Object.values(OrderStatus)
        .filter((status) => status !== OrderStatus.completed)
        .map((order_status) => (
          <FinishScreen key={order_status} {...args} request={ready({ ...onTheWayDetail, order_status })} />
        ))}
    </>
  ),
};

export const OpensTheComplaint: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("aftersales:finish.title") }),
    ).toBeVisible();
    const { code } = completedDetail;
    await userEvent.click(canvas.getByRole("button", named("orders:buy_again.order", { code })));
    await expect(args.onBuyAgain).toHaveBeenCalledWith(completedDetail);
    await expect(canvas.getByRole("link", named("aftersales:order_detail.action.return"))).toHaveAttribute(
      "href",
      "#return-create-9001",
    );
    await userEvent.click(canvas.getByRole("button", named("aftersales:order_detail.action.complaint")));
    await expect(await canvas.findByRole("dialog")).toBeVisible();
  },
};
