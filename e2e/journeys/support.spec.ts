import { expect, test } from "../support/test.ts";
import { plantOrder } from "../support/cases.ts";
import { corpus } from "../support/unsafe-texts.ts";
import { photo } from "../support/files.ts";
import { goodsThat, plenty } from "../support/goods.ts";
import { languages, inLanguage } from "../support/languages.ts";
import { operator } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { placeOrder } from "../support/purchases.ts";
import { signedIn, signIn } from "../support/sessions.ts";
import { call } from "../support/api.ts";
import { waysOf } from "../support/thorough.ts";

const texts = {
  Vietnamese: {
    known: "phi giao hang",
    mayHelp: "Câu trả lời này có thể giúp bạn ngay",
    category: /Chủ đề/,
    subject: /Tiêu đề/,
    text: /Nội dung/,
    choose: /Chọn hình ảnh, video/,
    send: "Gửi yêu cầu",
    bell: /^Thông báo/,
    asked: "Cần bạn bổ sung",
    reply: "Tin nhắn",
    sendReply: "Gửi tin nhắn",
    answered: "Đã trả lời",
    close: "Đóng yêu cầu",
    stars: "5 sao",
    rate: "Gửi đánh giá",
    rated: "Đánh giá của bạn",
  },
  English: {
    known: "delivery fee",
    mayHelp: "These answers may help right away",
    category: /Topic/,
    subject: /Subject/,
    text: /Message/,
    choose: /Choose pictures or a video|Choose/,
    send: "Send request",
    bell: /^Notifications/,
    asked: "Needs your reply",
    reply: "Message",
    sendReply: "Send message",
    answered: "Answered",
    close: "Close request",
    stars: "5 stars",
    rate: "Send rating",
    rated: "Your rating",
  },
} as const;

for (const { language, prefix } of waysOf(languages, 0)) {
  const words = texts[language as keyof typeof texts];

  test(`a request with pictures gets a question back, an answer, is closed and rated, in ${language}`, async ({
    page,
    context,
    customer,
  }) => {
    const token = await signedIn(context, customer);
    const { id: order, code } = await placeOrder(token, await goodsThat(plenty, 1));
    const followed = page.waitForResponse(/\/api\/v1\/events$/);
    await open(page, inLanguage(prefix, `/support/request?order=${order}`));
    await expect(page.getByRole("radio", { name: new RegExp(code) })).toBeChecked();
    await page.getByLabel(words.category).selectOption("1");
    await page.getByLabel(words.subject).fill(words.known);
    await expect(page.getByRole("heading", { name: words.mayHelp })).toBeVisible();
    await page.getByLabel(words.category).selectOption("7");
    await page.getByLabel(words.subject).fill("Hộp <b>móp</b>");
    await page.getByRole("textbox", { name: words.text }).fill("Đổi giúp tôi hộp khác.");
    await page.getByLabel(words.choose).setInputFiles([photo(701), photo(702)]);
    await page.getByRole("button", { name: words.send }).click();
    await expect(page).toHaveURL(/\/support\/my-questions\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hộp <b>móp</b>");
    await expect(page).toHaveTitle("Hộp <b>móp</b> · Sen");
    const ticket = page.url().split("/").at(-1) ?? "";

    await followed;
    const bell = page.getByRole("link", { name: words.bell });
    await expect(bell).toHaveAccessibleName(/ 1 /);
    await operator("ticket", "ask", ticket, "--text", "Cho Sen xem nhãn nhé?");
    await expect(bell).toHaveAccessibleName(/ 2 /);
    await expect(page.getByText("Cho Sen xem nhãn nhé?")).toBeVisible();
    await expect(page.getByText(words.asked).first()).toBeVisible();
    await page.getByLabel(words.reply, { exact: true }).fill("Đây là nhãn.");
    await page.getByLabel(words.choose).setInputFiles([photo(703)]);
    await expect(page.getByText(photo(703).name)).toBeVisible();
    await page.reload();
    await expect(page.getByText(photo(703).name)).toBeVisible();
    await page.getByRole("button", { name: words.sendReply }).click();
    await expect(page.getByText("Đây là nhãn.")).toBeVisible();
    await expect(page.getByLabel(words.reply, { exact: true })).toHaveValue("");

    await operator("ticket", "answer", ticket, "--text", "Shop đổi hộp hôm nay.");
    await open(page, inLanguage(prefix, "/support/my-questions"));
    await page.getByRole("link", { name: "Hộp <b>móp</b>" }).click();
    await expect(page.getByText("Shop đổi hộp hôm nay.")).toBeVisible();
    await expect(page.getByText(words.answered).first()).toBeVisible();
    await page.getByRole("button", { name: words.close }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
    await page.getByText(words.stars, { exact: true }).click();
    await page.getByRole("button", { name: words.rate }).click();
    await expect(page.getByRole("heading", { name: words.rated })).toBeVisible();
  });
}

test("a guest asks a shop about a product after signing in, and sees its answer", async ({
  page,
  customer,
}) => {
  const [{ product }] = await goodsThat(plenty);
  await open(page, `/product/${product.id}`);
  await page.getByRole("link", { name: "Hỏi shop" }).click();
  await signIn(page, customer);
  await page.getByLabel(/Câu hỏi của bạn/).fill("Còn màu khác không shop?");
  await page.getByRole("button", { name: "Gửi câu hỏi" }).click();
  await expect(page).toHaveURL(/\/support\/my-questions\/\d+$/);
  const ticket = page.url().split("/").at(-1) ?? "";
  await operator("ticket", "answer", ticket, "--text", "Dạ còn màu đen ạ.");
  await expect(page.getByText("Dạ còn màu đen ạ.")).toBeVisible();
  await open(page, "/support/shop-questions");
  await expect(page.getByText("Dạ còn màu đen ạ.")).toBeVisible();
  await open(page, "/support/my-questions");
  await expect(page.getByText("Bạn chưa gửi yêu cầu nào")).toBeVisible();
});

test("help questions have URLs, structured data and search without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/support/category/1#q102");
  await expect(page.getByText(/giao hàng tiêu chuẩn: thường 2 đến 5 ngày/)).toBeVisible();
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "[]",
  ) as {
    "@type": string;
    mainEntity: unknown[];
  }[];
  expect(data[0]).toMatchObject({ "@type": "FAQPage" });
  expect(data[0]?.mainEntity.length).toBeGreaterThanOrEqual(5);
  await page.goto("/support");
  await page.getByRole("searchbox").fill("hoan tien");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("status").first()).toContainText("hoan tien");
  await context.close();
});

test("scripts in a request or review never run, even with the Content Security Policy bypassed", async ({
  browser,
  customer,
}) => {
  const context = await browser.newContext({ bypassCSP: true });
  const ran: string[] = [];
  await context.exposeFunction("ran", (what: string) => ran.push(what));
  const token = await signedIn(context, customer);
  const text = corpus.join("\n");
  const body = { category: 6, subject: corpus[1], text } as const;
  const { id } = await call("createTicket", "POST", "/tickets", { token, body });
  await operator("ticket", "answer", String(id), "--text", text);
  const order = await plantOrder(customer, { until: "delivered" });
  const { order_detail_items: items } = await call("getOrder", "GET", `/orders/${order}`, { token });
  const review = await call("createReview", "POST", "/reviews", {
    token,
    body: { order_detail_item_id: items[0]?.id, rating: 5, content: text },
  });
  const comment = { content: corpus.slice(0, 6).join("\n") };
  await call("commentReview", "POST", `/reviews/${review.id}/comments`, { token, body: comment });
  await operator("review", "answer", String(review.id), "--text", text);
  const page = await context.newPage();
  const shown = `/review/${review.id}`;
  const told = "/notification?tab=activity";
  for (const path of [shown, told, "/support", "/support/my-questions", `/support/my-questions/${id}`]) {
    await open(page, path);
    await expect(page.getByRole("main").getByText(corpus[1], { exact: false }).first()).toBeVisible();
    if (path === shown) {
      await expect(
        page.locator("main :is([data-words], blockquote, li p) :is(a, b, script, img)"),
      ).toHaveCount(0);
    }
  }
  await expect(page.getByText(corpus[7], { exact: false })).toHaveCount(2);
  expect(
    await page
      .locator("main")
      .locator("script, iframe, svg[onload], img[onerror], [href^='javascript:']")
      .count(),
  ).toBe(0);
  expect(ran).toEqual([]);
  await context.close();
});
