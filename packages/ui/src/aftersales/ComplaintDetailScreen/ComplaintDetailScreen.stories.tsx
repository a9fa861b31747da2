import type { ComplaintDetail } from "@sen/api";
import { ComplaintStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import {
  cancelledComplaint,
  compensatingComplaint,
  evidenceAsked,
  evidenceGiven,
  evidenceLate,
  longComplaint,
  newComplaint,
  resolvedComplaint,
} from "../../fixtures/aftersales/complaints.ts";
import { chosenImages, uploads } from "../../fixtures/aftersales/evidence.ts";
import { newRefund } from "../../fixtures/aftersales/refunds.ts";
import { silkContext, districtStation } from "../../fixtures/aftersales/request-context.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { ComplaintDetailScreen, type ComplaintDetailScreenProps } from "./ComplaintDetailScreen.tsx";

const ready = (data: typeof newComplaint) => ({ state: "ready", data }) as const;
const desktop = { viewport: { value: "desktop" } };

const meta = {
  component: ComplaintDetailScreen,
  args: {
    request: ready(compensatingComplaint),
    hrefs: caseHrefs,
    onCancelComplaint: accepted(),
    evidence: { upload: uploads() },
    onAddEvidence: accepted(),
    onDownload: fn(),
    onWindowEnd: fn(),
  },
} satisfies Meta<typeof ComplaintDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Answered, with a solution in progress: everything listed in spec §2, and each side's evidence separately. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("KN-261118-0042");
    await expect(canvas.getByRole("link", { name: /SEN-261115-0042/ })).toHaveAttribute(
      "href",
      "#order-9001",
    );
    await expect(canvas.getByText(served("Giao sai sản phẩm, sai màu hoặc sai cỡ"))).toBeVisible();
    await expect(canvas.getByText(/Kho đã đóng nhầm màu/)).toBeVisible();
    await expect(canvas.getByText(/Gửi lại đúng áo xanh biển/)).toBeVisible();
    const sides = canvas.getAllByRole("list").filter((list) => list.querySelector("[aria-haspopup]"));
    await expect(sides.map((side) => within(side).getAllByRole("button").length)).toEqual([1, 2]);
    await expect(canvas.getByRole("table")).toHaveTextContent(served("Áo sơ mi linen tay dài cổ trụ"));
    await expect(canvas.getByText(textOf("catalog:coupon.scope.delivery"))).toBeVisible();
    await expect(canvas.queryByText(textOf("catalog:coupon.scope.tenant"))).toBeNull();
    await expect(
      canvas.getByText(including("12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh")),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", named("aftersales:complaint_detail.cancel"))).toBeNull();
  },
};

/** Compensated with money: a link to its own refund. */
export const Refunded: Story = {
  args: { request: ready({ ...compensatingComplaint, refund: newRefund }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("orders:card.view_refund"))).toHaveAttribute(
      "href",
      `#refund-9001-${newRefund.id}`,
    );
  },
};

/** The case beside its history. */
export const Desktop: Story = { globals: desktop };

/** The deadline passes while the page is open: the button disappears, and the page says so and asks to be refetched. */
export const WindowCloses: Story = {
  args: { request: ready({ ...evidenceAsked, request_evidence_at: "2026-11-20T05:00:01.500Z" }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", named("aftersales:additional.title"))).toBeVisible();
    await waitFor(() => expect(args.onWindowEnd).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("button", named("aftersales:additional.title"))).toBeNull();
    await expect(
      canvas.getByText(including(textOf("aftersales:complaint_detail.next.evidence_late"))),
    ).toBeVisible();
  },
};

/** One second past the deadline: the button is gone, and the page says why. */
export const EvidenceLate: Story = {
  args: { request: ready(evidenceLate) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", named("aftersales:additional.title"))).toBeNull();
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(
      canvas.getByText(including(textOf("aftersales:complaint_detail.next.evidence_late"))),
    ).toBeVisible();
  },
};

/** Evidence was sent in time: the page says thanks and shows its note. */
export const EvidenceGiven: Story = {
  args: { request: ready(evidenceGiven) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Video mở hộp quay liền mạch.")).toBeVisible();
    await expect(
      canvas.getByText(including(textOf("aftersales:complaint_detail.next.evidence_given"))),
    ).toBeVisible();
  },
};

/** Resolved: no actions are left. */
export const Resolved: Story = {
  args: { request: ready({ ...resolvedComplaint, ...silkContext, pick_station: districtStation }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", nameIncluding("aftersales:case.party_complaint"))).toBeNull();
    await expect(canvas.getByText("Bưu cục Quận 1")).toBeVisible();
  },
};

/** Cancelled by the customer. */
export const Cancelled: Story = { args: { request: ready(cancelledComplaint) } };

/** Cancelled before the evidence deadline: the spec ends that window only for a resolved complaint, and the server still accepts evidence. */
export const CancelledWhileAsked: Story = {
  args: {
    request: ready({ ...evidenceAsked, status: ComplaintStatus.cancelled }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:complaint_detail.next.cancelled"))).toBeVisible();
    await expect(canvas.getByRole("button", named("aftersales:additional.title"))).toBeVisible();
    await expect(canvas.queryByRole("button", named("aftersales:complaint_detail.cancel"))).toBeNull();
  },
};

/** Skeletons. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("aftersales:complaint_detail.loading"))).toBeVisible();
  },
};

/** Twelve attachments, forty history entries and the longest texts, on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready(longComplaint) },
  globals: { viewport: { value: "small" } },
};

/** Evidence is requested, for visual regression. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { request: ready({ ...compensatingComplaint, customer_proof_at: null }) },
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** New: the shop has not answered; it can be cancelled, and on success the route navigates away. */
export const New: Story = {
  args: { request: ready(newComplaint) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:shop_reason.none"))).toBeVisible();
  },
};

/** Evidence was requested: the deadline, a countdown, and the dialog. */
export const EvidenceAsked: Story = {
  args: {
    request: ready(evidenceAsked),
    evidence: { upload: uploads(), onDraftChange: fn() },
  },
};

export const Cancels: Story = {
  ...New,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("aftersales:complaint_detail.cancel")));
    const dialog = canvas.getByRole("dialog", named("aftersales:cancel_complaint.title"));
    await expect(dialog).toHaveTextContent(newComplaint.code);
    await userEvent.dblClick(within(dialog).getByRole("button", named("aftersales:complaint_detail.cancel")));
    await waitFor(() => expect(args.onCancelComplaint).toHaveBeenCalledWith(newComplaint));
    await expect(args.onCancelComplaint).toHaveBeenCalledOnce();
  },
};

/** Cancelled elsewhere, or by a request whose response was lost: the page shows it, and the dialog closes. */
export const CancelledMeanwhile: Story = {
  args: { request: ready(newComplaint), onCancelComplaint: lostThenAccepted() },
  render: function Changing(args) {
    const [request, setRequest] = useState<ComplaintDetailScreenProps["request"]>(args.request);
    const cancel = async (complaint: ComplaintDetail) => {
      try {
        return await args.onCancelComplaint(complaint);
      } finally {
        setRequest(ready(cancelledComplaint));
      }
    };
    return <ComplaintDetailScreen {...args} request={request} onCancelComplaint={cancel} />;
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("aftersales:complaint_detail.cancel")));
    const dialog = canvas.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:complaint_detail.cancel")));
    await expect(await canvas.findByText(textOf("aftersales:complaint_detail.next.cancelled"))).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Resolved just before it is cancelled: the dialog stays, to say that it was not cancelled. */
export const CancelledTooLate: Story = {
  render: function Resolved(args) {
    const [complaint, setComplaint] = useState(newComplaint);
    const cancel = () => {
      setComplaint(resolvedComplaint);
      return Promise.resolve({ code: 422 });
    };
    return <ComplaintDetailScreen {...args} request={ready(complaint)} onCancelComplaint={cancel} />;
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const cancel = named("aftersales:complaint_detail.cancel");
    await userEvent.click(canvas.getByRole("button", cancel));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", cancel));
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
};

export const SendsEvidence: Story = {
  ...EvidenceAsked,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("aftersales:complaint_detail.until", { time: "15:30 21/11/2026" })),
    ).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("03:");
    await expect(canvas.getByText(textOf("aftersales:complaint.status.evidence_asked"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("aftersales:additional.title")));
    const dialog = await canvas.findByRole("dialog");
    const input = await within(dialog).findByLabelText(including(textOf("aftersales:upload.choose")));
    await userEvent.upload(input, chosenImages(1));
    await userEvent.type(within(dialog).getByRole("textbox"), "Ảnh nhãn hộp");
    await expect(args.evidence.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ values: "Ảnh nhãn hộp", files: [expect.any(File)] }),
    );
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:additional.submit")));
    await waitFor(() =>
      expect(args.onAddEvidence).toHaveBeenCalledWith(
        evidenceAsked,
        expect.objectContaining({ note: "Ảnh nhãn hộp", videos: [] }),
      ),
    );
  },
};
