import type { Locator } from "@playwright/test";
import { call } from "../api.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../cases.ts";
import { onOnePage, type Attempt, type Visit, type Write } from "../failing-writes.ts";
import { photo } from "../files.ts";
import { operator } from "../operator.ts";
import { open } from "../pages.ts";
import { expectReturn, fillReturn, sendReturn } from "../return-form.ts";
import { expect } from "../test.ts";
import { askForReturn, orderOf, signIn } from "./prepared.ts";

const NOTE = "Mình đặt màu xanh, shop giao màu đỏ.";

const chosen = (form: Locator) => form.getByRole("list", { name: "Tệp đã chọn" }).getByRole("listitem");

/** Opens a delivered order. */
async function openDeliveredOrder(visit: Visit) {
  const { page, customer } = visit;
  const token = await signIn(visit);
  const order = await plantOrder(customer, { until: "delivered" });
  await open(page, `/account/purchase/detail?id=${order}`);
  const start = page.getByRole("button", { name: "Khiếu nại", exact: true });
  return { page, token, order, start, form: page.getByRole("dialog", { name: "Gửi khiếu nại" }) };
}

/** Fills in the open complaint form. */
async function fillComplaint(form: Locator): Promise<void> {
  await form.getByRole("radio", { name: "Giao sai sản phẩm, sai màu hoặc sai cỡ" }).check();
  await form.getByLabel(/Mô tả vấn đề/).fill(NOTE);
  await form.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(1)]);
  await expect(chosen(form)).toHaveCount(1);
}

/** What shows that a complaint was sent, and that there is only one. */
function complaintRaised({ page, token, order }: Awaited<ReturnType<typeof openDeliveredOrder>>) {
  return {
    told: /Đã gửi khiếu nại/,
    done: page.getByRole("main").getByRole("link", { name: /^Khiếu nại KN-/ }),
    async once() {
      const [complaint, ...more] = (await orderOf(token, order)).complaint_requests;
      expect(more).toEqual([]);
      const detail = await call(
        "getComplaint",
        "GET",
        `/complaints/detail?view_cs=1&complaint_request_id=${complaint?.id ?? 0}`,
        { token },
      );
      expect(detail.cs_attachments).toHaveLength(1);
    },
  } satisfies Partial<Attempt>;
}

async function expectComplaintForm(form: Locator): Promise<void> {
  await expect(form.getByRole("radio", { name: "Giao sai sản phẩm, sai màu hoặc sai cỡ" })).toBeChecked();
  await expect(form.getByLabel(/Mô tả vấn đề/)).toHaveValue(NOTE);
  await expect(chosen(form)).toHaveCount(1);
}

/** Opens a complaint that awaits evidence, with a file and a note in the dialog. */
async function openEvidenceForm(visit: Visit) {
  const { page, customer } = visit;
  const token = await signIn(visit);
  const complaint = await raiseComplaint(token, await plantOrder(customer, { until: "delivered" }));
  await requestEvidence(complaint, ago({ seconds: 5 }));
  await open(page, complaintPath(complaint));
  await page.getByRole("button", { name: "Gửi thêm bằng chứng" }).click();
  const form = page.getByRole("dialog", { name: "Gửi thêm bằng chứng" });
  await form.getByLabel("Chọn hình ảnh, video").setInputFiles([photo(2)]);
  await form.getByLabel("Mô tả bằng chứng").fill("Ảnh nhãn trên hộp.");
  return {
    place: form,
    send: () => form.getByRole("button", { name: "Gửi bằng chứng" }).click(),
    async kept() {
      await expect(form.getByLabel("Mô tả bằng chứng")).toHaveValue("Ảnh nhãn trên hộp.");
      await expect(chosen(form)).toHaveCount(1);
    },
    told: /Đã gửi bằng chứng bổ sung/,
    done: page.getByText(/^Đã nhận bằng chứng bổ sung của bạn/),
    async once() {
      const detail = await call(
        "getComplaint",
        "GET",
        `/complaints/detail?view_cs=1&complaint_request_id=${complaint.id}`,
        { token },
      );
      expect(detail.customer_proof_at).not.toBeNull();
      expect(detail.cs_attachments).toHaveLength(2);
    },
  } satisfies Attempt;
}

/** Opens the return form of a delivered order and fills it in. */
async function openReturnForm(visit: Visit): Promise<Attempt> {
  const { page, customer } = visit;
  const token = await signIn(visit);
  const order = await plantOrder(customer, { until: "delivered" });
  await open(page, `/account/purchase/return/create?id=${order}`);
  await fillReturn(page, [photo(1)]);
  return {
    place: page.getByRole("main"),
    send: () => sendReturn(page),
    kept: () => expectReturn(page, 1),
    told: /Đã gửi yêu cầu trả hàng/,
    done: page.getByRole("heading", { name: "Đã gửi yêu cầu trả hàng" }),
    async once() {
      const { return_request } = await orderOf(token, order);
      const { cs_attachments } = await call("getReturn", "GET", `/returns/${return_request?.id ?? 0}`, {
        token,
      });
      expect(cs_attachments).toHaveLength(1);
    },
  };
}

/** Opens a return that the shop has approved. */
async function openApprovedReturn(visit: Visit) {
  const { page, customer } = visit;
  const token = await signIn(visit);
  const { id, order_detail_id: order } = await askForReturn(token, customer);
  await operator("return", "approve", String(id), "--solution", "Shop nhận lại hàng.");
  await open(page, `/account/purchase/return/${order}?status=RETURN`);
  return { page, token, id, order };
}

/** Opens a step of the open return, which needs a confirmation. */
async function fillReturnStep(
  { page, token, id }: Awaited<ReturnType<typeof openApprovedReturn>>,
  { step, told, shows }: { step: string; told: RegExp; shows: string },
): Promise<Attempt> {
  await page.getByRole("button", { name: step }).click();
  const dialog = page.getByRole("dialog");
  const history = page.getByRole("list", { name: "Lịch sử trạng thái" }).getByRole("listitem");
  const historyOf = async () =>
    (await call("getReturn", "GET", `/returns/${id}`, { token })).return_request_histories.length;
  const before = await historyOf();
  return {
    place: dialog,
    send: () => dialog.getByRole("button", { name: step }).click(),
    kept: () => expect(dialog).toBeVisible(),
    told,
    done: async () =>
      (await dialog.isHidden()) && (await history.first().filter({ hasText: shows }).isVisible()),
    once: async () => expect(await historyOf()).toBe(before + 1),
  };
}

/** Writes after delivery. */
export const aftersalesWrites: readonly (Write | readonly Write[])[] = [
  {
    operation: "uploadMedia",
    what: "uploads the file of a complaint",
    async open(visit) {
      const opened = await openDeliveredOrder(visit);
      const { form, start } = opened;
      await start.click();
      await fillComplaint(form);
      return {
        place: form,
        says: /Chưa tải lên hết tệp/,
        send: () => form.getByRole("button", { name: "Gửi khiếu nại" }).click(),
        async kept() {
          await expectComplaintForm(form);
          await expect(form.getByRole("button", { name: "Tải lại hinh-1.png" })).toBeEnabled();
        },
        ...complaintRaised(opened),
      };
    },
  },
  { operation: "uploadComplaintProof", what: "adds evidence to a complaint", open: openEvidenceForm },
  { operation: "createReturn", what: "asks for a return", open: openReturnForm },
  onOnePage(openDeliveredOrder, [
    {
      operation: "checkComplaintApproval",
      what: "asks whether an order takes a complaint",
      fill: async ({ token, order, start, form }) => {
        const again = form.getByRole("button", { name: "Thử lại" });
        return {
          place: form,
          says: /Chưa kiểm tra được đơn hàng/,
          async send() {
            if (await form.isVisible()) await again.click();
            else await start.click();
          },
          kept: () => expect(again).toBeEnabled(),
          told: /không thể gửi khiếu nại/,
          done: form.getByRole("radio", { name: "Giao sai sản phẩm, sai màu hoặc sai cỡ" }),
          once: async () => expect((await orderOf(token, order)).complaint_requests).toEqual([]),
        };
      },
    },
    {
      operation: "createComplaint",
      what: "raises a complaint",
      fill: async (opened) => {
        const { form, start } = opened;
        await fillComplaint(form);
        // Spec §7: the form closes after a failure too. The input is back when it reopens.
        const reopen = async () => {
          if (await form.isHidden()) await start.click();
        };
        return {
          async send() {
            await reopen();
            await form.getByRole("button", { name: "Gửi khiếu nại" }).click();
          },
          async kept() {
            await reopen();
            await expectComplaintForm(form);
          },
          ...complaintRaised(opened),
        };
      },
    },
    {
      operation: "cancelComplaint",
      what: "cancels a complaint",
      fill: async ({ page, token, order }) => {
        await page
          .getByRole("main")
          .getByRole("link", { name: /^Khiếu nại KN-/ })
          .click();
        await page.getByRole("button", { name: "Hủy khiếu nại" }).click();
        const dialog = page.getByRole("dialog", { name: "Hủy khiếu nại này?" });
        return {
          place: dialog,
          send: () => dialog.getByRole("button", { name: "Hủy khiếu nại" }).click(),
          kept: () => expect(dialog).toBeVisible(),
          told: /Đã hủy khiếu nại/,
          done: page.getByRole("main").getByRole("article").filter({ hasText: "Đã hủy khiếu nại" }),
          async once() {
            expect((await orderOf(token, order)).complaint_requests.map(({ status }) => status)).toEqual([2]);
          },
        };
      },
    },
  ]),
  onOnePage(openApprovedReturn, [
    {
      operation: "approveReturnAsCustomer",
      what: "agrees to what the shop proposes",
      fill: (opened) =>
        fillReturnStep(opened, {
          step: "Đồng ý với phương án",
          told: /Đã đồng ý/,
          shows: "Bạn đã đồng ý",
        }),
    },
    {
      operation: "confirmReturnReceived",
      what: "says that the goods are on their way back",
      fill: (opened) =>
        fillReturnStep(opened, {
          step: "Tôi đã gửi hàng",
          told: /Đã ghi nhận/,
          shows: "Bạn đã gửi hàng",
        }),
    },
    {
      operation: "changeRefundBank",
      what: "changes the account that a refund goes to",
      fill: async ({ page, token, id, order }) => {
        await operator("return", "received", String(id));
        await operator("return", "complete", String(id));
        await open(page, `/account/purchase/refund/${order}?status=REFUND`);
        await page.getByRole("button", { name: "Sửa tài khoản nhận hoàn" }).click();
        const form = page.getByRole("dialog", { name: "Tài khoản nhận hoàn" });
        const number = form.getByLabel("Số tài khoản");
        await number.fill("123456789");
        return {
          place: form,
          send: () => form.getByRole("button", { name: "Lưu tài khoản" }).click(),
          kept: () => expect(number).toHaveValue("123456789"),
          told: /Đã lưu tài khoản/,
          done: page.getByRole("main").getByText("123456789", { exact: true }),
          async once() {
            const { refund_request } = await orderOf(token, order);
            const refund = await call("getRefund", "GET", `/refunds/${refund_request?.id ?? 0}`, { token });
            expect(refund.infor_banking_customer?.account_number).toBe("123456789");
          },
        };
      },
    },
  ]),
];
