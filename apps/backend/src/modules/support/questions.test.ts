import { eq } from "../../database/drizzle.ts";
import { RETURN_DAYS, SUPPORT_CATEGORIES } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { questionFeedback, supportQuestions } from "../../database/schema/index.ts";

const shop = await useShop();
const idsOf = (body: { data: { items: { id: number }[] } }) => body.data.items.map(({ id }) => id);

describe("support questions", () => {
  it.each(SUPPORT_CATEGORIES)("of category %i are at least five, in both languages", async (category) => {
    const of = async (lang: "vi" | "en") =>
      idsOf((await shop.call("listQuestions", { query: { category, per_page: 100 }, lang })).body);
    expect((await of("vi")).length).toBeGreaterThanOrEqual(5);
    expect(await of("en")).toEqual(await of("vi"));
  });

  it("have ids that begin with their category, and are gone while inactive", async () => {
    const rows = await shop.db.select().from(supportQuestions);
    for (const { id, category } of rows) expect(Math.floor(id / 100)).toBe(category);
    await shop.db.update(supportQuestions).set({ active: false }).where(eq(supportQuestions.id, 105));
    expect((await shop.call("getQuestion", { params: { id: 105 } })).status).toBe(404);
    expect(
      idsOf((await shop.call("listQuestions", { query: { category: 1, per_page: 100 } })).body),
    ).not.toContain(105);
    await shop.db.update(supportQuestions).set({ active: true }).where(eq(supportQuestions.id, 105));
  });

  it.each([204, 206, 502, 904])(
    "answer %i names the days within which a return can be requested",
    async (id) => {
      const [row] = await shop.db.select().from(supportQuestions).where(eq(supportQuestions.id, id));
      expect(row?.answer_vi).toContain(`${RETURN_DAYS} ngày`);
      expect(row?.answer_en).toContain(`${RETURN_DAYS} days`);
    },
  );

  it.each([
    ["vi", "phi giao hang", 101],
    ["vi", "Tôi nhập sai số tài khoản", 203],
    ["vi", "hoa don vat", 304],
    ["vi", "quen mat khau", 601],
    ["en", "delivery fee", 101],
    ["en", "forgot password", 601],
    ["en", "where is my parcel", 103],
  ] as const)("in %s are found by “%s”", async (lang, keyword, id) => {
    const { body } = await shop.call("listQuestions", { query: { keyword }, lang });
    expect(idsOf(body)[0]).toBe(id);
  });

  it("are filtered by category and paged; an unknown category or id is rejected", async () => {
    const { body } = await shop.call("listQuestions", { query: { category: 2, per_page: 2, page: 2 } });
    expect(idsOf(body)).toEqual([203, 204]);
    expect(body.data).toMatchObject({ total: 6, last_page: 3 });
    expect((await shop.call("listQuestions", { query: { category: 10 } })).status).toBe(422);
    expect((await shop.call("getQuestion", { params: { id: 999 } })).status).toBe(404);
    expect((await shop.call("getQuestion", { params: { id: 101 }, lang: "en" })).body.data.question).toBe(
      "How is the delivery fee worked out?",
    );
  });

  it("count one helpful vote per device, and the later vote replaces the earlier", async () => {
    const device_id = crypto.randomUUID();
    const say = async (is_helpful: boolean, device = device_id) => {
      const { body } = await shop.call("sendQuestionFeedback", {
        params: { id: 102 },
        body: { device_id: device, is_helpful },
      });
      return body.data.helpful_count as number;
    };
    expect(await say(true)).toBe(1);
    expect(await say(true)).toBe(1);
    expect(await say(true, crypto.randomUUID())).toBe(2);
    expect(await say(false)).toBe(1);
    expect(await say(false)).toBe(1);
    // Votes are swept after a while, the count stays.
    await shop.db.delete(questionFeedback);
    expect(await say(true)).toBe(2);
    const unknown = await shop.call("sendQuestionFeedback", {
      params: { id: 999 },
      body: { device_id, is_helpful: true },
    });
    expect(unknown.status).toBe(404);
  });
});
