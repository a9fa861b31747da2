import { RefundStatus, RequestType } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { banks } from "../../fixtures/aftersales/banks.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import {
  completedRefund,
  failedRefund,
  longRefund,
  newRefund,
  notRefunded,
  onlineRefund,
  partRefund,
  pendingRefund,
} from "../../fixtures/aftersales/refunds.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { RefundDetailScreen } from "./RefundDetailScreen.tsx";

const ready = (data: typeof newRefund) => ({ state: "ready", data }) as const;

const meta = {
  component: RefundDetailScreen,
  args: {
    request: ready(pendingRefund),
    hrefs: caseHrefs,
    loadBanks: fn(() => Promise.resolve(banks)),
    onChangeBank: accepted(),
  },
} satisfies Meta<typeof RefundDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Being transferred: the amount, the account, and that the account can no longer be changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/798\.000/)[0]).toBeVisible();
    await expect(canvas.getByText("0071000123456")).toBeVisible();
    await expect(canvas.queryByRole("button", named("aftersales:refund_detail.change_bank"))).toBeNull();
    await expect(canvas.getByText(including(textOf("aftersales:refund_detail.locked_bank")))).toBeVisible();
    await expect(
      canvas.getByRole("link", named("aftersales:refund_detail.source_type.return")),
    ).toHaveAttribute("href", "#return-9001");
  },
};

export const Desktop: Story = {
  args: { request: ready(failedRefund) },
  globals: { viewport: { value: "desktop" } },
};

/** One of two pieces was returned: the piece, and how the refund is calculated. */
export const PartOfTheOrder: Story = {
  args: { request: ready(partRefund) },
  play: async ({ canvas }) => {
    const sum = within(canvas.getByRole("region", named("aftersales:refund_detail.goods")));
    await expect(
      sum.getByText(textOf("aftersales:refund_detail.line.goods")).parentElement,
    ).toHaveTextContent("389.000");
    await expect(
      sum.getByText(textOf("aftersales:refund_detail.line.delivery")).parentElement,
    ).toHaveTextContent("22.500");
    await expect(
      sum.getByText(textOf("aftersales:refund_detail.line.coupons")).parentElement,
    ).toHaveTextContent("12.500");
    await expect(sum.getByText(textOf("aftersales:refund_detail.amount")).parentElement).toHaveTextContent(
      "399.000",
    );
    await expect(sum.getByText(textOf("aftersales:refund_detail.points", { count: 40 }))).toBeVisible();
  },
};

/** The money was sent: the points are gone already. */
export const PointsTaken: Story = {
  args: { request: ready({ ...partRefund, status: RefundStatus.completed }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("aftersales:refund_detail.points_taken", { count: 40 })),
    ).toBeVisible();
  },
};

/** An amount this large is paid out only after the customer's identity is verified. */
export const NeedsIdentity: Story = {
  args: { request: ready({ ...newRefund, needs_identity: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("aftersales:refund_detail.verify_identity"))).toHaveAttribute(
      "href",
      "#identity",
    );
  },
};

/** The customer's document is being checked: says so, and does not ask for it again. */
export const IdentityIsChecked: Story = {
  args: { request: ready({ ...newRefund, needs_identity: true, identity_status: "waiting" }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("aftersales:refund_detail.identity.waiting", { amount: "5.000.000 đ" })),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", named("aftersales:refund_detail.verify_identity"))).toBeNull();
  },
};

/** The customer's document was refused: asks for another. */
export const IdentityWasRefused: Story = {
  args: { request: ready({ ...newRefund, needs_identity: true, identity_status: "refused" }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("aftersales:refund_detail.identity.refused", { amount: "5.000.000 đ" })),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("aftersales:refund_detail.verify_identity"))).toHaveAttribute(
      "href",
      "#identity",
    );
  },
};

/** Approved, not transferred yet. */
export const Approved: Story = {
  args: {
    request: ready({ ...newRefund, status: RefundStatus.approved, identity_status: "verified" }),
  },
};

/** Refused: the title and the history say so, and the reason is given. */
export const NotRefunded: Story = {
  args: { request: ready(notRefunded) },
  play: async ({ canvas }) => {
    const refused = textOf("aftersales:refund.status.not_refunded");
    await expect(canvas.getAllByText(refused, { selector: "span" })).toHaveLength(2);
    await expect(canvas.queryByText(textOf("aftersales:refund.status.cancelled"))).toBeNull();
    await expect(canvas.getByText("Sản phẩm gửi trả đã qua sử dụng và thiếu hộp")).toBeVisible();
    await expect(canvas.queryByText(/không sửa được nữa/)).toBeNull();
    await expect(canvas.getByRole("link", named("aftersales:order_detail.help_link"))).toHaveAttribute(
      "href",
      caseHrefs.help(9001),
    );
    await expect(
      canvas.getByText(textOf("aftersales:refund_detail.amount_refused"), { selector: "dt" }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^(Số tiền hoàn|Tài khoản nhận hoàn)$/)).toBeNull();
  },
};

/** Paid online: refunded to the payment method, without a bank account. */
export const Online: Story = {
  args: { request: ready(onlineRefund) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:refund_detail.same_way"))).toBeVisible();
    await expect(
      canvas.getByRole("link", named("aftersales:refund_detail.source_type.cancel")),
    ).toHaveAttribute("href", "#cancelled-9001");
    await expect(canvas.queryByText(textOf("aftersales:bank.account_number"))).toBeNull();
  },
};

export const New: Story = { args: { request: ready(newRefund) } };
export const Completed: Story = { args: { request: ready(completedRefund) } };
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Long texts and large amounts on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready(longRefund) },
  globals: { viewport: { value: "small" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  args: { request: ready(failedRefund) },
};

/** Refund of a complaint. */
export const OfAComplaint: Story = {
  args: { request: ready({ ...pendingRefund, source_type: RequestType.complaint }) },
};

/** Refund without a return or complaint. */
export const ByItself: Story = {
  args: { request: ready({ ...pendingRefund, source_type: RequestType.refund }) },
};

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The bank returned the transfer, so the account can be corrected. */
export const TransferFailed: Story = {
  args: { request: ready(failedRefund) },
};

/** The customer has corrected the account: says that the money is sent again, and no longer asks for it. */
export const AccountCorrected: Story = {
  args: { request: ready({ ...failedRefund, has_new_bank: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:refund_detail.next.failed_new_bank"))).toBeVisible();
    await expect(canvas.queryByText(textOf("aftersales:refund_detail.next.failed"))).toBeNull();
  },
};

export const GivesAnotherAccount: Story = {
  ...TransferFailed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("aftersales:refund_detail.change_bank")));
    await expect(args.loadBanks).toHaveBeenCalledOnce();
    const dialog = canvas.getByRole("dialog");
    const number = await within(dialog).findByLabelText(including(textOf("aftersales:bank.account_number")));
    await userEvent.clear(number);
    await userEvent.type(number, "0071a000 999");
    await expect(number).toHaveValue("0071000999");
    await userEvent.click(within(dialog).getByRole("button", nameIncluding("aftersales:bank.submit")));
    await waitFor(() =>
      expect(args.onChangeBank).toHaveBeenCalledWith(
        failedRefund,
        expect.objectContaining({ account_number: "0071000999", bank_bin: "970436" }),
      ),
    );
  },
};
