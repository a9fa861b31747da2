import {
  AttachmentCreator,
  complaintLabel,
  ComplaintStatus,
  RefundStatus,
  refundStatusLabel,
  returnLabel,
  ReturnStatus,
} from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { StatusTimeline, type StatusTimelineProps, type TimelineEntry } from "./StatusTimeline.tsx";

type Props = StatusTimelineProps<TimelineEntry<ComplaintStatus>>;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 2, minutes)).toISOString();

const entries: TimelineEntry<ComplaintStatus>[] = [
  { id: 1, status_update: ComplaintStatus.new, create_at: at(0) },
  { id: 3, status_update: ComplaintStatus.completed, create_at: at(3000) },
  { id: 2, status_update: ComplaintStatus.processing, create_at: at(90) },
];
const forty: TimelineEntry<ComplaintStatus>[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  status_update: index % 2 === 0 ? ComplaintStatus.processing : ComplaintStatus.compensating,
  create_at: at(index * 45),
}));

const byCustomer = (status: ReturnStatus) =>
  returnLabel({ status, creator_type: AttachmentCreator.customer });

const meta = {
  component: StatusTimeline<TimelineEntry<ComplaintStatus>>,
  args: { entries, label: complaintLabel },
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, whatever the order in the data; times in Vietnam's time zone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(3);
    await expect(items[0]).toHaveAttribute("aria-current", "step");
    await expect(items[0]).toHaveTextContent(textOf("aftersales:complaint.status.resolved"));
    await expect(items[2]).toHaveTextContent("09:00 18/11/2026");
  },
};

/** Seven entries are shown in full: hiding only one is not worth a button. */
export const SevenEntries: Story = {
  args: { entries: forty.slice(0, 7) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(7);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const failedReturn: TimelineEntry<ReturnStatus>[] = [
  { id: 1, status_update: ReturnStatus.new, create_at: at(0), note: null },
  {
    id: 2,
    status_update: ReturnStatus.deliveryFailed,
    create_at: at(600),
    note: {
      reason_delivery_fail:
        "Địa chỉ trên vận đơn không có số nhà, bảo vệ tòa nhà không cho gửi hàng ở sảnh và người nhận hẹn giao lại vào cuối tuần sau nhưng không nghe máy",
    },
  },
];

/** A carrier's reason below its entry, on the narrowest phone. */
export const LongText: Story = {
  globals: { viewport: { value: "small" } },
  render: () => <StatusTimeline entries={failedReturn} label={byCustomer} />,
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole("listitem");
    if (newest) await expect(within(newest).getByText(/không có số nhà/)).toBeVisible();
  },
};

/** Complaint, return and refund side by side. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32, gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))" }}>
      <StatusTimeline {...args} />
      <StatusTimeline entries={failedReturn} label={byCustomer} heading="h3" />
      <StatusTimeline
        label={refundStatusLabel}
        entries={[
          { id: 1, status_update: RefundStatus.new, create_at: at(0) },
          { id: 2, status_update: RefundStatus.failed, create_at: at(60) },
          { id: 3, status_update: RefundStatus.transactionPending, create_at: at(120) },
        ]}
      />
      <StatusTimeline {...args} entries={forty} />
    </div>
  ),
};

/** Six of forty entries; a button shows and hides the rest. */
export const FortyEntries: Story = {
  args: { entries: forty },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    const more = canvas.getByRole("button", named("aftersales:timeline.more", { count: 34 }));
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(40);
    await userEvent.click(canvas.getByRole("button", named("aftersales:timeline.less")));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};
