import { complaintHistories, complaints, csAttachments } from "../../../database/schema/index.ts";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import {
  complained,
  delivered,
  operatorContextOf,
  fileOf,
  placed,
  picture,
  upload,
  uploaded,
} from "../../../../test/aftersales.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { answerComplaint, requestEvidence, resolveComplaint } from "../../../operator/actions/complaints.ts";
import { canFilm } from "../../../../test/films.ts";
import { tinyVideo } from "../../../../test/tiny-video.ts";

const shop = await useShop();
const HOUR = 3_600_000;

const token = await shop.signIn();

const rowOf = async (id: number) => (await shop.db.select().from(complaints).where(eq(complaints.id, id)))[0];
const entries = (id: number) => shop.db.$count(complaintHistories, eq(complaintHistories.complaint_id, id));
const proof = async (id: number, changes: object = {}) =>
  shop.call("uploadComplaintProof", {
    params: { id },
    token,
    body: {
      images: [await fileOf(shop, demoCustomer.id)],
      videos: [],
      note: "Ảnh nhãn trên hộp",
      ...changes,
    },
  });

/** A complaint whose evidence was requested just now. */
async function asked(): Promise<number> {
  const id = await complained(shop, token, await delivered(shop));
  await answerComplaint(operatorContextOf(shop), id, { reason: "Nhầm màu", solution: "Gửi bù" });
  await requestEvidence(operatorContextOf(shop), id);
  return id;
}

/** One that no test gives its evidence. */
const waiting = await asked();

describe("creating a complaint", () => {
  it("passes the check once the order arrived, and fails it with -29 before that and while one is open", async () => {
    const order = await placed(shop);
    const check = (order_detail_id: number) =>
      shop.call("checkComplaintApproval", { token, body: { order_detail_id } });
    expect((await check(order)).body).toMatchObject({
      code: -29,
      status: 0,
      message: "Bạn không thể gửi khiếu nại",
    });
    const arrived = await delivered(shop);
    expect((await check(arrived)).body).toMatchObject({ code: 200, status: 1 });
    await complained(shop, token, arrived);
    expect((await check(arrived)).body.code).toBe(-29);
  });

  it.runIf(canFilm)(
    "stores reason, note, evidence and a first history entry, and returns all that the page shows",
    async () => {
      const order = await delivered(shop);
      const images = await uploaded(shop, token, 2);
      const video = await upload(shop, tinyVideo(), { token, name: "clip.mp4" });
      const { status, body } = await shop.call("createComplaint", {
        token,
        lang: "en",
        body: {
          order_detail_id: order,
          reason: 3,
          note: "  Wrong colour 🌸  ",
          cs_attach_image: images,
          cs_attach_video: [video.body.data.id],
        },
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        status: 0,
        reason_text: "Wrong item, color or size received",
        customer_note: { description: "Wrong colour 🌸", evidence_note: null },
        complaint_feedback: null,
        order: { id: order },
        complaint_request_histories: [{ status_update: 0, create_at: shop.clock.now().toISOString() }],
      });
      expect(body.data.code).toMatch(/^KN-261121-\d{4,}$/);
      expect(body.data.cs_attachments.map((one: { attach_type: string }) => one.attach_type)).toEqual([
        "image",
        "image",
        "video",
      ]);
      const { body: order2 } = await shop.call("getOrder", { params: { id: order }, token });
      expect(order2.data.complaint_status).toBe(0);
    },
  );

  it("rejects foreign, used, wrong-kind and duplicate files at their positions", async () => {
    const order = await delivered(shop);
    const theirs = await fileOf(shop, otherCustomer.id);
    const used = await fileOf(shop, demoCustomer.id);
    await shop.call("createComplaint", {
      token,
      body: { order_detail_id: await delivered(shop), reason: 1, cs_attach_image: [used] },
    });
    const same = await picture();
    const twice = [await upload(shop, same, { token }), await upload(shop, same, { token })];
    const video = await upload(shop, tinyVideo(), { token });
    const images = [
      theirs,
      used,
      video.body.data.id,
      ...twice.map((one) => one.body.data.id),
      crypto.randomUUID(),
    ];
    const { status, body } = await shop.call("createComplaint", {
      token,
      body: { order_detail_id: order, reason: 1, cs_attach_image: images },
    });
    expect(status).toBe(422);
    expect(
      body.data.errors.map((one: { field: string; message_code: string }) => [one.field, one.message_code]),
    ).toEqual([
      ["cs_attach_image[0]", "FILE_UNKNOWN"],
      ["cs_attach_image[1]", "FILE_ALREADY_USED"],
      ["cs_attach_image[2]", "FILE_WRONG_KIND"],
      ["cs_attach_image[4]", "SAME_FILE"],
      ["cs_attach_image[5]", "FILE_UNKNOWN"],
    ]);
    expect(await shop.db.$count(complaints, eq(complaints.order_id, order))).toBe(0);
  });

  it("accepts a file uploaded before signing in", async () => {
    const { body: file } = await upload(shop, await picture());
    const { status } = await shop.call("createComplaint", {
      token,
      body: { order_detail_id: await delivered(shop), reason: 2, cs_attach_image: [file.data.id] },
    });
    expect(status).toBe(200);
  });
});

describe("cancelling a complaint", () => {
  it("succeeds once from two tabs; the other gets 422 and reads the new status", async () => {
    const id = await complained(shop, token, await delivered(shop));
    const both = await Promise.all([1, 2].map(() => shop.call("cancelComplaint", { params: { id }, token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 200, status: 1, data: expect.objectContaining({ status: 2 }) }),
        expect.objectContaining({ code: 422, message_code: "TRANSITION_NOT_ALLOWED" }),
      ]),
    );
    expect(await entries(id)).toBe(2);
    const { body } = await shop.call("getComplaint", { query: { complaint_request_id: id }, token });
    expect(body.data.status).toBe(2);
  });
});

describe("additional evidence", () => {
  it.each([
    [24 * HOUR, 200],
    [24 * HOUR + 1, 422],
  ])("sent %i ms after the request gets the status %i", async (later, expected) => {
    const id = await asked();
    shop.clock.pass(later);
    const { status, body } = await proof(id);
    shop.clock.pass(-later);
    expect(status).toBe(expected);
    if (expected === 422) expect(body.message_code).toBe("EVIDENCE_WINDOW_OVER");
    else {
      expect(body).toMatchObject({
        code: 200,
        status: true,
        data: { customer_note: { evidence_note: "Ảnh nhãn trên hộp" } },
      });
    }
  });

  it("has its deadline on the order's page and in the list until it was sent", async () => {
    const order = await delivered(shop);
    const id = await complained(shop, token, order);
    const deadlines = async () => {
      const page = await shop.call("getOrder", { params: { id: order }, token });
      const list = await shop.call("listOrders", { query: { per_page: 50 }, token });
      const listed = list.body.data.items.find((one: { id: number }) => one.id === order);
      return [page.body.data.evidence_deadline, listed.evidence_deadline];
    };
    expect(await deadlines()).toEqual([null, null]);
    await requestEvidence(operatorContextOf(shop), id);
    const end = new Date(shop.clock.now().getTime() + 24 * HOUR).toISOString();
    expect(await deadlines()).toEqual([end, end]);
    await proof(id);
    expect(await deadlines()).toEqual([null, null]);
  });

  it("is accepted once, only after a request, and not once the complaint is resolved", async () => {
    const unasked = await complained(shop, token, await delivered(shop));
    expect((await proof(unasked)).body.message_code).toBe("EVIDENCE_NOT_ASKED");
    const id = await asked();
    expect((await proof(id)).status).toBe(200);
    expect((await proof(id)).body.message_code).toBe("EVIDENCE_ALREADY_GIVEN");
    const settled = await asked();
    await resolveComplaint(operatorContextOf(shop), settled);
    expect((await proof(settled)).status).toBe(422);
  });

  it.each([
    [{ images: [], videos: [] }, "images"],
    [{ note: " \u200b\n" }, "note"],
    [{ note: "🌸".repeat(501) }, "note"],
    [{ images: Array.from({ length: 7 }, () => crypto.randomUUID()) }, "images"],
    [{ videos: [crypto.randomUUID(), crypto.randomUUID()] }, "videos"],
  ])("rejects %o at its field and attaches nothing", async (changes, field) => {
    const { status, body } = await proof(waiting, changes);
    expect(status).toBe(422);
    expect(body.data.errors.map((one: { field: string }) => one.field)).toContain(field);
    expect((await rowOf(waiting))?.customer_proof_at).toBeNull();
    expect(await shop.db.$count(csAttachments, eq(csAttachments.complaint_id, waiting))).toBe(1);
  });

  it("counts a note's visible characters, so 500 emoji and right-to-left text are accepted", async () => {
    const note = `${"👨‍👩‍👧".repeat(400)}${"שלום ".repeat(19)}`;
    const { status, body } = await proof(await asked(), { note });
    expect(status).toBe(200);
    expect(body.data.customer_note.evidence_note).toBe(note.trim());
  });
});

describe("files of a complaint", () => {
  it("state who added them, can be left out, and are downloaded under the complaint's code", async () => {
    const id = await complained(shop, token, await delivered(shop), await uploaded(shop, token));
    await answerComplaint(operatorContextOf(shop), id, { solution: "Gửi bù", evidence: [await picture()] });
    const { body } = await shop.call("getComplaint", {
      query: { complaint_request_id: id, view_cs: 1 },
      token,
    });
    expect(body.data.cs_attachments.map((one: { creator_type: number }) => one.creator_type)).toEqual([1, 2]);
    expect(body.data.complaint_feedback).toMatchObject({ solution: "Gửi bù", reason: null });
    const without = await shop.call("getComplaint", {
      query: { complaint_request_id: id, view_cs: 0 },
      token,
    });
    expect(without.body.data.cs_attachments).toEqual([]);
    const fileId = body.data.cs_attachments[0].id as number;
    const { response } = await shop.call("downloadComplaintFile", { params: { id, fileId }, token });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-disposition"]).toBe(
      `attachment; filename="${body.data.code}-${fileId}.jpg"`,
    );
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });
});
