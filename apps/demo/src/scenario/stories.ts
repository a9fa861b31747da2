import { CancelReason, ComplaintStatus, PaymentMethod } from "@sen/domain";
import { readFile } from "node:fs/promises";
import { complaintHistories } from "@sen/backend/database/schema/index";
import { cancelComplaint } from "@sen/backend/modules/complaints/operations/cancel";
import { uploadComplaintProof } from "@sen/backend/modules/complaints/operations/proof";
import { confirmReceived } from "@sen/backend/modules/orders/operations/received";
import { cancelOrder } from "@sen/backend/modules/orders/operations/cancel";
import {
  approveReturnAsCustomer,
  confirmReturnReceived,
  recallReturn,
} from "@sen/backend/modules/returns/operations/steps";
import * as complaint from "@sen/backend/operator/actions/complaints";
import * as order from "@sen/backend/operator/actions/orders";
import * as refund from "@sen/backend/operator/actions/refunds";
import * as returns from "@sen/backend/operator/actions/returns";
import { attachShopFile } from "@sen/backend/modules/media/index";
import { takeShopFiles } from "@sen/backend/operator/operator-context";
import { drawEvidence } from "./evidence.ts";
import type { Stage } from "./stage.ts";

/** A six-second video of opening a parcel, 1280 × 720, drawn for this scene, with sound. It plays in every browser. */
const unboxing = new URL("./unboxing.mp4", import.meta.url);

/** One order of the demonstration, named after its final state. */
export interface Story {
  name: string;
  payment: PaymentMethod;
  /** Still to be paid, so it must be placed today: the payment would have expired otherwise. */
  unpaid?: true;
  play: (stage: Stage) => Promise<unknown>;
}

const { cod, online } = PaymentMethod;
const SOLUTION = "Shop nhận lại hàng và hoàn tiền.";
const FAIL_REASON = "Người nhận không nghe máy sau ba lần gọi.";

const story = (name: string, payment: PaymentMethod, play: Story["play"]): Story => ({ name, payment, play });

const paid = (stage: Stage) => stage.settle("paid");

/** A customer's return, up to the shop receiving the goods. */
async function returned(stage: Stage): Promise<number> {
  const id = await accepted(stage);
  await stage.player.does(stage.wait(8).context, confirmReturnReceived, { body: { return_id: id } });
  await returns.receiveReturn(stage.wait(20).context, id);
  return id;
}

async function sentBack(stage: Stage): Promise<number> {
  await stage.arrive();
  return stage.sendBack();
}

async function approved(stage: Stage): Promise<number> {
  const id = await sentBack(stage);
  await returns.startProcessingReturn(stage.wait(2).context, id);
  await returns.approveReturn(stage.wait(5).context, id, SOLUTION);
  return id;
}

async function accepted(stage: Stage): Promise<number> {
  const id = await approved(stage);
  await stage.player.does(stage.wait(3).context, approveReturnAsCustomer, {
    body: { return_request_id: id },
  });
  return id;
}

async function refunding(stage: Stage): Promise<number> {
  const id = await returned(stage);
  await returns.completeReturn(stage.wait(4).context, id);
  return stage.refund();
}

async function transferring(stage: Stage): Promise<number> {
  const id = await refunding(stage);
  await refund.sendRefund(stage.wait(3).context, id);
  return id;
}

async function answered(stage: Stage): Promise<number> {
  await stage.arrive();
  const id = await stage.complain(2);
  const evidence = [await drawEvidence(stage.order * 20 + 15, "Kho của shop")];
  await complaint.answerComplaint(stage.wait(5).context, id, {
    reason: "Kho đã soạn nhầm màu khi đóng gói.",
    solution: "Gửi bù đúng sản phẩm trong 2 ngày.",
    evidence,
  });
  return id;
}

async function cancelled(stage: Stage): Promise<void> {
  const body = { reason: CancelReason.changedMind };
  await stage.player.does(stage.wait(2).context, cancelOrder, { params: { id: stage.order }, body });
}

/** History entries of the largest case, two of which come from status changes. */
const LARGE_HISTORY = 40;

/** The largest case: twelve attachments and forty history entries, as if many people had worked on it. */
async function largeCase(stage: Stage): Promise<void> {
  await stage.arrive();
  const id = await stage.complain(5, await readFile(unboxing));
  const evidence = await Promise.all(
    [10, 11, 12].map((one) => drawEvidence(stage.order * 20 + one, "Kho của shop")),
  );
  await complaint.answerComplaint(stage.wait(4).context, id, {
    reason: "Kho đã soạn nhầm màu.",
    solution: SOLUTION,
    evidence,
  });
  await complaint.requestEvidence(stage.wait(2).context, id);
  const context = stage.wait(2).context;
  const images = await Promise.all(
    [16, 17].map(async (one) =>
      stage.player.uploads(context, await drawEvidence(stage.order * 20 + one, "Bổ sung")),
    ),
  );
  const body = { images, videos: [], note: "Mình chụp thêm nhãn trên hộp." };
  await stage.player.does(context, uploadComplaintProof, { params: { id }, body });
  const drawn = await drawEvidence(stage.order * 20 + 18, "Hệ thống");
  for (const file of await takeShopFiles(context, [drawn], 3)) {
    await attachShopFile(context.db, file, { complaint_id: id }, context.now);
  }
  // No operation leads to this. The domain's transitions never lead back to an earlier complaint status, so they create at most four entries
  // (new, processing, compensating, completed), and requesting evidence adds none. The page must still handle the history of a case that
  // was handed on this often, or was taken over from another system.
  await context.db.insert(complaintHistories).values(
    Array.from({ length: LARGE_HISTORY - 2 }, () => ({
      complaint_id: id,
      status_update: ComplaintStatus.processing,
      created_at: stage.wait(1 / 3).context.now,
    })),
  );
}

/** An order in every state of every state machine. */
export const stories: readonly Story[] = [
  { ...story("chờ thanh toán", online, () => Promise.resolve()), unpaid: true },
  { ...story("thanh toán thất bại", online, (stage) => stage.settle("declined")), unpaid: true },
  story("đã thanh toán", online, paid),
  story("đã đặt", cod, () => Promise.resolve()),
  story("đã xác nhận", cod, (stage) => order.confirmOrder(stage.wait(3).context, stage.order)),
  story("đang giao", cod, (stage) => stage.leave()),
  story("đã giao", cod, (stage) => stage.arrive()),
  story("hoàn tất", cod, async (stage) => {
    await stage.arrive();
    await stage.player.does(stage.wait(5).context, confirmReceived, { params: { id: stage.order } });
  }),
  story("đã hủy", cod, cancelled),

  story("giao hàng thất bại", cod, async (stage) => {
    await stage.leave();
    await order.failDelivery(stage.wait(30).context, stage.order, FAIL_REASON);
  }),
  story("giao lại sau thất bại", cod, async (stage) => {
    await stage.leave();
    const id = await order.failDelivery(stage.wait(30).context, stage.order, FAIL_REASON);
    await returns.retryReturn(stage.wait(8).context, id);
  }),
  story("hàng giao thất bại về shop", online, async (stage) => {
    await paid(stage);
    await stage.leave();
    const id = await order.failDelivery(stage.wait(30).context, stage.order, FAIL_REASON);
    await returns.receiveReturn(stage.wait(20).context, id);
    await returns.completeReturn(stage.wait(3).context, id);
  }),

  story("trả hàng mới", cod, sentBack),
  story("trả hàng đang xử lý", cod, async (stage) => {
    const id = await sentBack(stage);
    await returns.startProcessingReturn(stage.wait(2).context, id);
  }),
  story("trả hàng được chấp nhận", cod, approved),
  story("trả hàng đã hủy", cod, async (stage) => {
    const id = await sentBack(stage);
    await stage.player.does(stage.wait(1).context, recallReturn, { body: { return_id: id } });
  }),
  story("trả hàng bị từ chối", cod, async (stage) => {
    const id = await sentBack(stage);
    await returns.rejectReturn(stage.wait(5).context, id, "Sản phẩm đã qua sử dụng.");
  }),
  story("khách đồng ý trả hàng", cod, accepted),
  story("khách đã gửi hàng trả", cod, async (stage) => {
    const id = await accepted(stage);
    await returns.collectReturn(stage.wait(8).context, id);
  }),
  story("lấy hàng trả thất bại", cod, async (stage) => {
    const id = await accepted(stage);
    await returns.failReturn(stage.wait(8).context, id, "Khách hẹn lại hôm khác.");
  }),
  story("shop đã nhận hàng trả", cod, returned),

  story("hoàn tiền mới", cod, refunding),
  story("hoàn tiền đã duyệt", cod, async (stage) => {
    const id = await refunding(stage);
    await refund.approveRefund(stage.wait(3).context, id);
  }),
  story("đang chuyển tiền", cod, transferring),
  story("đã hoàn tiền", cod, async (stage) => {
    const id = await transferring(stage);
    await refund.refundArrived(stage.wait(20).context, id);
  }),
  story("chuyển tiền thất bại", cod, async (stage) => {
    const id = await transferring(stage);
    await refund.refundFailed(stage.wait(20).context, id);
  }),
  story("không được hoàn tiền", cod, async (stage) => {
    const id = await refunding(stage);
    await refund.refuseRefund(stage.wait(3).context, id, "Hàng trả về thiếu phụ kiện.");
  }),

  story("khiếu nại mới", cod, async (stage) => {
    await stage.arrive();
    await stage.complain(2);
  }),
  story("khiếu nại đã hủy", cod, async (stage) => {
    await stage.arrive();
    const id = await stage.complain(1);
    await stage.player.does(stage.wait(2).context, cancelComplaint, { params: { id } });
  }),
  story("khiếu nại đang xử lý", cod, answered),
  story("khiếu nại cần bằng chứng", cod, async (stage) => {
    const id = await answered(stage);
    await complaint.requestEvidence(stage.wait(10_000).context, id);
  }),
  story("khiếu nại quá hạn bằng chứng", cod, async (stage) => {
    const id = await answered(stage);
    await complaint.requestEvidence(stage.wait(1).context, id);
  }),
  story("khiếu nại đang bồi thường", cod, async (stage) => {
    const id = await answered(stage);
    await complaint.compensate(stage.wait(6).context, id);
  }),
  story("khiếu nại đã giải quyết", cod, async (stage) => {
    const id = await answered(stage);
    await complaint.compensate(stage.wait(6).context, id);
    await complaint.resolveComplaint(stage.wait(9).context, id);
  }),
  story("khiếu nại nhiều tệp", cod, largeCase),
];
