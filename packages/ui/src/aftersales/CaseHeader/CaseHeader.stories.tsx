import {
  AttachmentCreator,
  complaintLabel,
  ComplaintStatus,
  refundLabel,
  returnLabel,
  ReturnStatus,
} from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { CaseHeader } from "./CaseHeader.tsx";

const byCustomer = (status: ReturnStatus) =>
  returnLabel({ status, creator_type: AttachmentCreator.customer });

const meta = {
  component: CaseHeader,
  args: {
    title: "Khiếu nại",
    code: "KN-261121-0042",
    status: complaintLabel(ComplaintStatus.processing),
    order: { code: "SEN-261121-0042", href: "/account/purchase/detail?id=9001" },
  },
} satisfies Meta<typeof CaseHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kind, code, status, and a link to the order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      `${served("Khiếu nại")} KN-261121-0042`,
    );
    await expect(canvas.getByText(textOf("aftersales:complaint.status.in_progress"))).toBeVisible();
    await expect(
      canvas.getByRole("link", named("aftersales:case.order", { code: "SEN-261121-0042" })),
    ).toHaveAttribute("href", "/account/purchase/detail?id=9001");
  },
};

/** The longest codes fit on the narrowest phone. */
export const LongText: Story = {
  args: {
    title: "Yêu cầu trả hàng",
    code: "TH-261121-0017-0000000000001",
    status: byCustomer(ReturnStatus.customerConfirmedDelivered),
    order: { code: "SEN-261121-0042-000000000001", href: "#" },
  },
  globals: { viewport: { value: "small" } },
};

/** Every kind of case. */
export const Matrix: Story = {
  tags: ["visual"],
  // Each is the header of a page of its own.
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <article>
        <CaseHeader
          {...args}
          title="Giao hàng thất bại"
          status={{ ...complaintLabel(ComplaintStatus.processing), tone: "warning" }}
        />
      </article>
      <article>
        <CaseHeader {...args} status={complaintLabel(ComplaintStatus.completed)} />
      </article>
      <article>
        <CaseHeader {...args} />
      </article>
      <article>
        <CaseHeader
          {...args}
          title="Yêu cầu trả hàng"
          code="TH-261121-0017"
          status={byCustomer(ReturnStatus.rejected)}
        />
      </article>
      <article>
        <CaseHeader
          {...args}
          title="Yêu cầu hoàn tiền"
          code="HT-261121-0009"
          status={refundLabel({ status: 2, reason_not_refund: "Đã sử dụng" })}
        />
      </article>
      <article>
        <CaseHeader
          {...args}
          title="Đơn đã hủy"
          code="SEN-261121-0042"
          status={{ labelKey: "orders:title.cancelled", tone: "neutral" }}
        />
      </article>
    </div>
  ),
};
