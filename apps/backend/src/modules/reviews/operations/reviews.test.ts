import { meanRating, REVIEW_COMMENT_LIMIT, REVIEW_EDIT_MS } from "@sen/domain";
import { desc, eq, sql } from "../../../database/drizzle.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  delivered,
  fileOf,
  operatorSays,
  placed,
  returnOf,
  upload,
  uploaded,
} from "../../../../test/aftersales.ts";
import { newKey } from "../../../../test/buying.ts";
import { useShop, type Sent } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { tinyVideo } from "../../../../test/tiny-video.ts";
import {
  mediaFiles,
  productDetails,
  products,
  reviewComments,
  reviewLikes,
  reviewReports,
  reviews,
  tenants,
  notices,
  varianceGroups,
} from "../../../database/schema/index.ts";
import { removeAccount } from "../../account-removal/remove-account.ts";

const shop = await useShop();

let token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);

interface Item {
  id: number;
  product_id: number;
}

/** The first item of a delivered order of the demo customer. */
async function bought(order?: number): Promise<Item & { order: number }> {
  const id = order ?? (await delivered(shop));
  const { body } = await shop.call("getOrder", { params: { id }, token });
  const [item] = body.data.order_detail_items as Item[];
  if (!item) throw new RangeError("An order without items");
  return { ...item, order: id };
}

const write = (order_detail_item_id: number, changes: object = {}, sent: Sent = {}) =>
  shop.call("createReview", { token, body: { order_detail_item_id, rating: 5, ...changes }, ...sent });

/** A new review by the demo customer. */
async function written(changes: object = {}): Promise<{ id: number; item: Item & { order: number } }> {
  const item = await bought();
  const { body, status } = await write(item.id, changes);
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: (body as { data: { id: number } }).data.id, item };
}

const change = (id: number, body: object, sent: Sent = {}) =>
  shop.call("updateReview", { token, params: { id }, body: { rating: 5, ...body }, ...sent });
const list = async (id: number, query: Sent["query"] = {}) =>
  (await shop.call("listReviews", { params: { id }, query })).body.data as {
    items: { id: number; rating: number; media: { id: number; type: string; url: string }[] }[];
    total: number;
    next: string | null;
    rating_summary: { average: number; count: number; histogram: number[] };
  };
/** The items of an order that await a review, according to its page and to the list. */
async function toReview(id: number): Promise<[number[], number[]]> {
  const page = await shop.call("getOrder", { params: { id }, token });
  const { body } = await shop.call("listOrders", { query: { per_page: 50 }, token });
  const listed = body.data.items.find((order: { id: number }) => order.id === id);
  return [page.body.data.items_to_review, listed.items_to_review];
}
const detail = (id: number) => shop.call("getReview", { params: { id } });

/** An item that no test reviews, and a review of another. */
const unreviewed = await bought();
const reviewed = await written();

describe("writing a review", () => {
  it("publishes stars, text, media and the product, with the writer's name masked", async () => {
    const item = await bought();
    const images = await uploaded(shop, token, 2);
    const film = await upload(shop, await tinyVideo(), { token, name: "a.mp4", to: "/reviews/media" });
    const videos = [film.body.data.id];
    const { body } = await write(item.id, { content: " Vải mát.\n\n\n\nMay <b>kỹ</b>. ", images, videos });
    const { data } = (await detail(body.data.id)).body;
    expect(data).toMatchObject({
      rating: 5,
      content: "Vải mát.\n\nMay <b>kỹ</b>.",
      author_name: "N*** Sen",
      product: { id: item.product_id },
      comments: [],
      edited_at: null,
    });
    expect(data.media.map(({ type }: { type: string }) => type)).toEqual(["image", "image", "video"]);
    const shown = await shop.app.inject({ url: data.media[0].url });
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await list(item.product_id, { with_media: 1 })).items[0]?.id).toBe(body.data.id);
  });

  it("updates its order's items to review and returns the edit deadline", async () => {
    const item = await bought();
    const standing = async () =>
      (await shop.call("getOrder", { params: { id: item.order }, token })).body.data.item_reviews[0];
    expect(await standing()).toEqual({
      order_detail_item_id: item.id,
      kept_quantity: 1,
      review_id: null,
      rating: null,
      edit_until: null,
    });
    expect(await toReview(item.order)).toEqual([[item.id], [item.id]]);
    const { body } = await write(item.id, { rating: 4 });
    expect(await toReview(item.order)).toEqual([[], []]);
    expect(await standing()).toMatchObject({
      review_id: body.data.id,
      rating: 4,
      edit_until: new Date(shop.clock.now().getTime() + REVIEW_EDIT_MS).toISOString(),
    });
    const reviewed = await shop.call("getReviewedItem", { params: { id: item.id }, token });
    expect(reviewed.body.data).toMatchObject({
      item: { id: item.id },
      review: { id: body.data.id, rating: 4 },
    });
  });

  it.each([
    ["stars beyond five", { rating: 6 }, "rating"],
    ["half a star", { rating: 4.5 }, "rating"],
    ["2,001 characters", { content: "a".repeat(2001) }, "content"],
    ["pictures that nobody uploaded", { images: [crypto.randomUUID()] }, "images[0]"],
    ["seven pictures", { images: Array.from({ length: 7 }, () => crypto.randomUUID()) }, "images"],
    ["two videos", { videos: [crypto.randomUUID(), crypto.randomUUID()] }, "videos"],
  ])("is rejected with %s, at its field", async (_name, changes, field) => {
    const { status, body } = await write(unreviewed.id, changes);
    expect([status, body.data.errors[0].field]).toEqual([422, field]);
    expect(body.data.errors[0].message).not.toBe("");
    expect(await shop.db.$count(reviews, eq(reviews.order_item_id, unreviewed.id))).toBe(0);
  });

  it("is rejected with another customer's picture or one already in use", async () => {
    const foreign = await fileOf(shop, otherCustomer.id);
    const used = await fileOf(shop, demoCustomer.id);
    await written({ images: [used] });
    const codeOf = async (image: string) => {
      const { status, body } = await write(unreviewed.id, { images: [image] });
      return [status, body.data.errors[0].field, body.data.errors[0].message];
    };
    expect(await codeOf(foreign)).toEqual([422, "images[0]", expect.any(String)]);
    expect(await codeOf(used)).toEqual([422, "images[0]", expect.any(String)]);
  });

  it.each([
    ["500 spaces", " ".repeat(500), ""],
    ["500 emoji", "🧡".repeat(500), "🧡".repeat(500)],
    ["a script", `<script>alert("x")</script>`, `<script>alert("x")</script>`],
    ["nothing", "", ""],
  ])("stores %s as plain text", async (_name, content, kept) => {
    const { id } = reviewed;
    await change(id, { content });
    expect((await detail(id)).body.data.content).toBe(kept);
  });

  it("is refused before the item arrived, while it is being returned, and once it was returned", async () => {
    const codeOf = async (item: number) => {
      const { status, body } = await write(item);
      return [status, body.message_code];
    };
    expect(await codeOf((await bought(await placed(shop))).id)).toEqual([422, "REVIEW_NOT_ARRIVED"]);
    const item = await bought();
    const opened = await shop.call("createReturn", { token, body: await returnOf(shop, token, item.order) });
    expect(await codeOf(item.id)).toEqual([422, "REVIEW_RETURNING"]);
    const id = String(opened.body.data.id);
    await operatorSays(shop, "return", "approve", id, "--solution", "Hoàn tiền");
    await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: Number(id) } });
    for (const step of ["collect", "received", "complete"]) await operatorSays(shop, "return", step, id);
    expect(await codeOf(item.id)).toEqual([422, "REVIEW_RETURNED"]);
  });

  it("succeeds once per item under concurrent requests", async () => {
    const item = await bought();
    const before = (await list(item.product_id)).rating_summary.count;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => write(item.id, {}, { headers: { "idempotency-key": newKey() } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(new Set(refused.map(({ body }) => body.message_code))).toEqual(new Set(["REVIEW_WRITTEN"]));
    expect(await shop.db.$count(reviews, eq(reviews.order_item_id, item.id))).toBe(1);
    expect((await list(item.product_id)).rating_summary.count).toBe(before + 1);
  });
});

describe("changing a review", () => {
  it("replaces stars, text and files until 30 days have passed", async () => {
    const images = await uploaded(shop, token, 2);
    const { id, item } = await written({ rating: 2, content: "Tạm", images });
    const [kept] = (await detail(id)).body.data.media as { id: number }[];
    const writtenAt = shop.clock.now();
    shop.clock.pass(REVIEW_EDIT_MS);
    token = await shop.signIn();
    const more = await uploaded(shop, token);
    const { body } = await change(id, { rating: 4, content: "Tốt", kept_media: [kept?.id], images: more });
    expect(body.data).toMatchObject({ rating: 4, content: "Tốt" });
    expect(body.data.media).toHaveLength(2);
    expect(body.data.media[0].id).toBe(kept?.id);
    expect((await detail(id)).body.data.edited_at).toBe(shop.clock.now().toISOString());
    const [gone] = await shop.db
      .select({ attached_at: mediaFiles.attached_at })
      .from(mediaFiles)
      .where(eq(mediaFiles.id, images[1] ?? ""));
    expect(gone?.attached_at).toBeNull();
    shop.clock.pass(1);
    const late = await change(id, { rating: 1 });
    expect([late.status, late.body.message_code]).toEqual([422, "REVIEW_EDIT_OVER"]);
    shop.clock.set(writtenAt);
    token = await shop.signIn();
    expect((await write(item.id)).body.message_code).toBe("REVIEW_WRITTEN");
  });

  it("is limited to six pictures including the kept ones, and rejects media of another review", async () => {
    const { id } = await written({ images: await uploaded(shop, token, 4) });
    const media = (await detail(id)).body.data.media as { id: number }[];
    const kept_media = media.map((one) => one.id);
    const full = await change(id, {
      kept_media,
      images: await Promise.all([1, 2, 3].map(() => fileOf(shop, demoCustomer.id))),
    });
    expect([full.status, full.body.data.errors[0].field]).toEqual([422, "images"]);
    const other = await written();
    const foreign = await change(other.id, { kept_media: kept_media.slice(0, 1) });
    expect([foreign.status, foreign.body.data.errors[0].field]).toEqual([422, "kept_media[0]"]);
    expect((await detail(id)).body.data.media).toHaveLength(4);
  });
});

describe("an unknown review or item", () => {
  it("can be neither written, changed nor read", async () => {
    const body = { order_detail_item_id: 999_999, rating: 1 };
    const params = { id: 999_999 };
    expect((await shop.call("createReview", { token, body })).status).toBe(404);
    expect((await shop.call("updateReview", { token, params, body: { rating: 1 } })).status).toBe(404);
    expect((await shop.call("getReviewedItem", { token, params })).status).toBe(404);
  });

  it.each([
    ["commentReview", { content: "Hay" }],
    ["likeReview", { is_liked: true }],
    ["reportReview", { reason: "spam" }],
  ] as const)("by %s responds 404 for an unknown review", async (operation, body) => {
    expect((await shop.call(operation, { params: { id: 999_999 }, body, token })).status).toBe(404);
  });
});

describe("likes, comments and reports", () => {
  const like = (id: number, is_liked: boolean, who = stranger) =>
    shop.call("likeReview", { params: { id }, body: { is_liked }, token: who });

  it("likes count once per customer across devices, can be taken back, and are refused for an own review", async () => {
    const { id } = await written();
    const devices = [stranger, await shop.signIn(otherCustomer)];
    const answers = await Promise.all([...devices, ...devices].map((device) => like(id, true, device)));
    expect(answers.map(({ body }) => body.data)).toEqual(
      answers.map(() => ({ is_liked: true, like_count: 1 })),
    );
    expect((await detail(id)).body.data.like_count).toBe(1);
    await Promise.all([like(id, false), like(id, false)]);
    expect((await detail(id)).body.data.like_count).toBe(0);
    expect(await shop.db.$count(reviewLikes, eq(reviewLikes.review_id, id))).toBe(0);
    expect((await like(id, true, token)).body.message_code).toBe("REVIEW_OWN_LIKE");
  });

  it("getReviewMarks returns the customer's own reviews, likes and reports", async () => {
    const { id, item } = await written();
    await like(id, true);
    await shop.call("reportReview", { params: { id }, body: { reason: "spam" }, token: stranger });
    const marks = async (who: string) =>
      (await shop.call("getReviewMarks", { params: { id: item.product_id }, token: who })).body.data;
    expect(await marks(stranger)).toEqual({ own: [], liked: [id], reported: [id] });
    expect((await marks(token)).own).toContain(id);
  });

  it("comments are listed in order as plain text, and blank ones are rejected at their field", async () => {
    const { id } = await written();
    const comment = (content: string, who = stranger) =>
      shop.call("commentReview", { params: { id }, body: { content }, token: who });
    await comment("Áo có <i>co</i> không? http://x.vn");
    await comment("Không bạn ạ.", token);
    const { data } = (await detail(id)).body;
    expect(data.comment_count).toBe(2);
    expect(data.comments.map((one: { content: string }) => one.content)).toEqual([
      "Áo có <i>co</i> không? http://x.vn",
      "Không bạn ạ.",
    ]);
    for (const blank of ["", "   ", "\u200b"]) {
      const { status, body } = await comment(blank);
      expect([status, body.data.errors[0].field]).toEqual([422, "content"]);
    }
  });

  it("comments on a review are limited in number", async () => {
    const { id } = await written();
    await shop.db.update(reviews).set({ comment_count: REVIEW_COMMENT_LIMIT }).where(eq(reviews.id, id));
    const { body } = await shop.call("commentReview", { params: { id }, body: { content: "Hay" }, token });
    expect(body.message_code).toBe("REVIEW_COMMENTS_FULL");
    expect(await shop.db.$count(reviewComments, eq(reviewComments.review_id, id))).toBe(0);
  });

  it("comments of one customer on a review are limited, those of others are not", async () => {
    const { id } = await written();
    const comment = async (content: string, who: string) =>
      (await shop.call("commentReview", { params: { id }, body: { content }, token: who })).body;
    for (let count = 0; count < 10; count += 1) await comment(`Hay ${count}`, stranger);
    expect((await comment("Hay nữa", stranger)).message_code).toBe("REVIEW_COMMENTS_OWN");
    expect((await comment("Hay", token)).data.comment_count).toBe(11);
  });

  it("a report counts once per customer, and waits for the operator until the review is restored", async () => {
    const { id } = await written();
    const report = () =>
      shop.call("reportReview", { params: { id }, body: { reason: "offensive" }, token: stranger });
    expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
    expect(await shop.db.$count(reviewReports, eq(reviewReports.review_id, id))).toBe(1);
    const waiting = async () =>
      ((await operatorSays(shop, "review", "list")) as { review: number }[]).map(({ review }) => review);
    expect(await waiting()).toContain(id);
    await operatorSays(shop, "review", "restore", String(id));
    expect(await waiting()).not.toContain(id);
    expect((await detail(id)).status).toBe(200);
    const own = await shop.call("reportReview", { params: { id }, body: { reason: "spam" }, token });
    expect(own.body.message_code).toBe("REVIEW_OWN_REPORT");
  });
});

describe("the operator", () => {
  it("answers for the shop, which notifies the writer, and can replace the answer", async () => {
    const { id, item } = await written();
    await operatorSays(shop, "review", "answer", String(id), "--text", "Cảm ơn bạn!");
    expect((await detail(id)).body.data.tenant_reply).toBe("Cảm ơn bạn!");
    const [told] = await shop.db.select().from(notices).orderBy(desc(notices.id)).limit(1);
    expect(told).toMatchObject({ kind: "review_answered", source_id: item.product_id, read_at: null });
    await operatorSays(shop, "review", "answer", String(id), "--text", "Shop cảm ơn!");
    const shown = (await list(item.product_id)).items.find((one) => one.id === id);
    expect(shown).toMatchObject({ tenant_reply: "Shop cảm ơn!" });
  });

  it("hides a review from everybody but its writer, and can restore it", async () => {
    const { id, item } = await written({ rating: 1 });
    const counted = (await list(item.product_id)).rating_summary;
    await operatorSays(shop, "review", "hide", String(id));
    expect((await detail(id)).status).toBe(404);
    const hidden = await list(item.product_id);
    expect(hidden.items.map((one) => one.id)).not.toContain(id);
    expect(hidden.rating_summary.histogram[0]).toBe((counted.histogram[0] ?? 0) - 1);
    expect(
      (await shop.call("likeReview", { params: { id }, body: { is_liked: true }, token: stranger })).status,
    ).toBe(404);
    const own = await shop.call("getReviewedItem", { params: { id: item.id }, token });
    expect(own.body.data.review).toMatchObject({ id, is_hidden: true });
    expect(await operatorSays(shop, "review", "list", "--product", String(item.product_id))).toContainEqual(
      expect.objectContaining({ review: id, stars: 1, reports: 0, hidden: shop.clock.now() }),
    );
    await operatorSays(shop, "review", "restore", String(id));
    expect((await list(item.product_id)).rating_summary).toEqual(counted);
  });
});

describe("the ratings of product and shop", () => {
  const ratings = async (productId: number) => {
    const [row] = await shop.db
      .select({
        histogram: productDetails.rating_histogram,
        count: products.rating_count,
        average: products.rating,
        shop: { count: tenants.rating_count, sum: tenants.rating_sum, average: tenants.rating },
      })
      .from(products)
      .innerJoin(productDetails, eq(productDetails.product_id, products.id))
      .innerJoin(tenants, eq(tenants.id, products.tenant_id))
      .where(eq(products.id, productId));
    if (!row) throw new RangeError("No product");
    return row;
  };

  it("match the visible reviews after any sequence of concurrent writes, changes, hides and restores", async () => {
    const stars = fc.integer({ min: 1, max: 5 });
    const move = fc.oneof(
      fc.record({ do: fc.constant("write" as const), stars }),
      fc.record({ do: fc.constant("change" as const), stars, of: fc.nat(3) }),
      fc.record({ do: fc.constantFrom("hide" as const, "restore" as const), stars, of: fc.nat(3) }),
    );
    const run = async (moves: { do: string; stars: number; of?: number }[]) => {
      const first = await written();
      const { product_id } = first.item;
      const before = await ratings(product_id);
      const seenBefore = await seen(product_id);
      const made = [first.id];
      // In concurrent pairs, so that both wait for the same rows.
      for (let at = 0; at < moves.length; at += 2) {
        await Promise.all(
          moves.slice(at, at + 2).map(async (one) => {
            const id = made[(one.of ?? 0) % made.length] ?? first.id;
            if (one.do === "write") {
              const order = await delivered(shop);
              const item = await bought(order);
              made.push((await write(item.id, { rating: one.stars })).body.data.id as number);
            } else if (one.do === "change") await change(id, { rating: one.stars });
            else await operatorSays(shop, "review", one.do, String(id));
          }),
        );
      }
      const after = await ratings(product_id);
      const seenAfter = await seen(product_id);
      const difference = (index: number) => (after.histogram[index] ?? 0) - (before.histogram[index] ?? 0);
      expect([0, 1, 2, 3, 4].map(difference)).toEqual(
        seenAfter.map((count, index) => count - (seenBefore[index] ?? 0)),
      );
      const sum = after.histogram.reduce((total, count, index) => total + count * (index + 1), 0);
      expect(after.count).toBe(after.histogram.reduce((total, count) => total + count, 0));
      expect(after.average).toBeCloseTo(meanRating(sum, after.count), 5);
      expect(after.shop.average).toBeCloseTo(meanRating(after.shop.sum, after.shop.count), 5);
    };
    const seen = async (product_id: number) => {
      const { rows } = await shop.db.execute<{ rating: number; count: number }>(sql`
        select rating, count(*)::integer as count from reviews
        where product_id = ${product_id} and hidden_at is null group by rating`);
      return [1, 2, 3, 4, 5].map((one) => rows.find(({ rating }) => rating === one)?.count ?? 0);
    };
    await fc.assert(fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 6 }), run), { numRuns: 4 });
  });

  it("of the shop change by as much as those of its product", async () => {
    const item = await bought();
    const before = await ratings(item.product_id);
    const { body } = await write(item.id, { rating: 2 });
    const written = await ratings(item.product_id);
    expect(written.shop.count - before.shop.count).toBe(1);
    expect(written.shop.sum - before.shop.sum).toBe(2);
    await change(body.data.id, { rating: 5 });
    const changed = await ratings(item.product_id);
    expect([changed.shop.count, changed.shop.sum - written.shop.sum]).toEqual([written.shop.count, 3]);
    const tenant = await shop.db
      .select({ id: products.tenant_id })
      .from(products)
      .where(eq(products.id, item.product_id));
    const shown = await shop.call("getTenant", { params: { id: tenant[0]?.id ?? 0 } });
    expect(shown.body.data).toMatchObject({ rating_count: changed.shop.count });
  });

  it("stay unchanged when a review is rejected for its files", async () => {
    const before = await ratings(unreviewed.product_id);
    expect((await write(unreviewed.id, { images: [await fileOf(shop, otherCustomer.id)] })).status).toBe(422);
    expect(await ratings(unreviewed.product_id)).toEqual(before);
  });
});

describe("listReviews", () => {
  const PRODUCT = 3;

  beforeEach(async () => {
    await shop.db.delete(reviews).where(eq(reviews.product_id, PRODUCT));
  });

  const plant = (count: number) =>
    shop.db.insert(reviews).values(
      Array.from({ length: count }, (_, index) => ({
        product_id: PRODUCT,
        author_name: "Lan",
        content: `Nhận xét ${index}`,
        rating: (index % 5) + 1,
        like_count: (index * 7) % 11,
        media_count: index % 3 === 0 ? 1 : 0,
        // Several with the same timestamp.
        created_at: new Date(Date.UTC(2026, 9, 1, 0, 0, 0, Math.floor(index / 4))),
      })),
    );

  it.each(["newest", "helpful", "highest", "lowest"] as const)(
    "returns each review once in the order %s, by cursor as by page numbers",
    async (sort_by) => {
      await plant(43);
      const behind: number[] = [];
      const counted: number[] = [];
      let after: string | null = null;
      let page = 1;
      do {
        const query = { sort_by, per_page: 10, ...(after !== null && { after }), page };
        const answer = await list(PRODUCT, query);
        behind.push(...answer.items.map(({ id }) => id));
        counted.push(...(await list(PRODUCT, { sort_by, per_page: 10, page })).items.map(({ id }) => id));
        after = answer.next;
        page += 1;
      } while (after !== null);
      expect(new Set(behind).size).toBe(43);
      expect(behind).toEqual(counted);
      const { items } = await list(PRODUCT, { sort_by, per_page: 100 });
      const stars = items.map(({ rating }) => rating);
      if (sort_by === "highest") expect(stars).toEqual(stars.toSorted((a, b) => b - a));
      if (sort_by === "lowest") expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    },
  );

  it("filters by stars, media and variant, and returns the total", async () => {
    await plant(15);
    await shop.db
      .update(productDetails)
      .set({ rating_histogram: [3, 3, 3, 3, 3] })
      .where(eq(productDetails.product_id, PRODUCT));
    const five = await list(PRODUCT, { rating: 5 });
    expect([five.total, five.items.every(({ rating }) => rating === 5)]).toEqual([3, true]);
    expect((await list(PRODUCT, { with_media: 1 })).total).toBe(5);
    expect((await list(PRODUCT, { with_media: 1, rating: 1 })).total).toBe(1);
    expect((await list(PRODUCT, { variant_id: 999_999 })).total).toBe(0);
  });

  it("filters by variant, whose options it names in the requested language, with media of the catalogue", async () => {
    const options = [
      { name_vi: "S", name_en: "Small" },
      { name_vi: "M", name_en: "Medium" },
    ];
    await shop.db.update(varianceGroups).set({ values: options }).where(eq(varianceGroups.product_id, 1));
    const values = { product_id: 1, author_name: "Lan", content: "", rating: 5 };
    const media = [{ kind: "image" as const, url: "/media/catalog/r" }];
    await shop.db.insert(reviews).values([
      { ...values, variant_name: "S" },
      { ...values, variant_name: "M" },
      { ...values, variant_name: "M", media, created_at: new Date("2099-01-01") },
    ]);
    const query = { variant_id: 12 };
    const { body } = await shop.call("listReviews", { params: { id: 1 }, query, lang: "en" });
    expect(body.data).toMatchObject({
      total: 2,
      items: [
        { variance_group_1: "Medium", media: [{ thumbnail_url: "/media/catalog/r" }] },
        { variance_group_1: "Medium", variance_group_2: null },
      ],
    });
  });

  it.each([
    ["after", "x"],
    ["after", "1_2; drop table reviews"],
  ])("rejects %s %s at its field", async (field, asked) => {
    const query = { [field]: asked };
    const { status, body } = await shop.call("listReviews", { params: { id: PRODUCT }, query });
    expect([status, body.data.errors[0].field]).toEqual([422, field]);
  });

  it("returns an empty page beyond the last, and accepts a cursor of no review", async () => {
    await plant(3);
    expect((await list(PRODUCT, { page: 9 })).items).toEqual([]);
    expect((await list(PRODUCT, { after: "0_0" })).items).toEqual([]);
    expect((await list(PRODUCT, { after: "999999999999999_9999999999" })).items).toHaveLength(3);
  });
});

it("removing an account anonymizes its reviews and deletes their pictures", async () => {
  const { id } = await written({ images: await uploaded(shop, token), content: "Vải mát." });
  await shop.db.transaction((tx) => removeAccount(tx, shop.config, demoCustomer.id, shop.clock.now()));
  const { data } = (await detail(id)).body;
  expect(data).toMatchObject({ content: "Vải mát.", media: [] });
  expect(data.author_name).toBe("K*** Sen");
  expect((await list(data.product.id, { with_media: 1 })).items.map((one) => one.id)).not.toContain(id);
});
