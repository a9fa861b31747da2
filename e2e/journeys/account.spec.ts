import { call } from "../support/api.ts";
import { CUSTOMER_NAME } from "../support/customers.ts";
import { photo } from "../support/files.ts";
import { operator, operatorSays } from "../support/operator.ts";
import { open } from "../support/pages.ts";
import { goodsThat, steady } from "../support/goods.ts";
import { placeOrder } from "../support/purchases.ts";
import { codeSentTo } from "../support/sent-codes.ts";
import { signedIn, signIn, stored } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

interface WaitingDocument {
  document: number;
  customer: number;
}

/** The document that a customer has sent. */
async function documentOf(customer: number): Promise<string> {
  const waiting = await operatorSays<WaitingDocument[]>("identity", "list");
  return String(waiting.find((one) => one.customer === customer)?.document);
}

test(
  "an identity is sent, refused with a reason, sent again and verified",
  { tag: "@phone" },
  async ({ page, context, customer }) => {
    await signedIn(context, customer);
    await open(page, "/account");
    await page.getByRole("main").getByRole("link", { name: "Xác minh danh tính" }).click();
    await expect(page).toHaveURL("/register/identity-card");
    const { session } = await stored(page);
    const { profile } = JSON.parse(session ?? "{}") as { profile: { id: number } };
    const number = `0${String(79_194_000_000 + profile.id)}`;

    async function send(first: number) {
      await page.getByLabel("Số căn cước công dân").fill(number);
      await page.getByLabel("Chọn ảnh: Mặt trước căn cước").setInputFiles([photo(first)]);
      await page.getByLabel("Chọn ảnh: Mặt sau căn cước").setInputFiles([photo(first + 1)]);
      await expect(page.getByText("Đã tải ảnh lên")).toHaveCount(2);
      await page.getByRole("button", { name: "Gửi kiểm tra" }).click();
      await expect(page.getByText("Đang kiểm tra", { exact: true })).toBeVisible();
    }
    await send(21);
    await expect(page.getByText(`•••••••••${number.slice(-3)}`)).toBeVisible();
    const front = page.getByRole("img", { name: "Mặt trước căn cước" });
    await expect(front).toHaveJSProperty("naturalWidth", 640);

    await operator("identity", "refuse", await documentOf(profile.id), "--reason", "glare");
    await page.reload();
    await expect(page.getByText(/Ánh phản chiếu che mất/)).toBeVisible();
    await send(23);
    await operator("identity", "verify", await documentOf(profile.id));
    await page.reload();
    await expect(page.getByText("Đã xác minh", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Gửi kiểm tra" })).toHaveCount(0);
  },
);

test("an account with an open order stays, and is removed for good once it has ended", async ({
  page,
  context,
  customer,
  watch,
}) => {
  watch.expects(/status of 4\d\d/);
  const token = await signedIn(context, customer);
  const { id } = await placeOrder(token, await goodsThat(steady, 1));
  await open(page, "/en/account/remove");
  const blocker = page.getByRole("main").getByRole("link", { name: /^Order SEN-\S+ has not ended$/ });
  await expect(blocker).toHaveAttribute("href", `/en/account/purchase/detail?id=${id}`);
  await expect(page.getByLabel("Your password")).toHaveCount(0);

  await call("cancelOrder", "POST", `/orders/${id}/cancel`, { token, body: { reason: 1 } });
  await page.reload();
  const password = page.getByLabel("Your password");
  const remove = page.getByRole("button", { name: "Remove my account for good" });
  await page.getByRole("checkbox").check();
  await password.fill("Khongdung1");
  await remove.click();
  await expect(password).toHaveAccessibleDescription("The present password is not right");
  await password.fill(customer.password);
  await remove.click();
  await expect(page).toHaveURL("/en");
  await expect(page.getByText("Your account is removed")).toBeVisible();
  expect(await stored(page)).not.toHaveProperty("session");
  await expect(call("listAddresses", "GET", "/addresses", { token })).rejects.toThrow('"code":401');

  await operator(
    ...["customer", "create", "--name", CUSTOMER_NAME, "--phone", customer.phone],
    ...["--password", customer.password],
  );
  await open(page, "/en/login");
  await signIn(page, customer);
  await expect(page).toHaveURL("/en");
});

test(
  "a profile is changed, its mail address verified, and the shop greets by the new name",
  { tag: "@phone" },
  async ({ page, context, customer }) => {
    await signedIn(context, customer);
    await open(page, "/account/profile");
    await page.getByLabel("Họ và tên").fill("Phạm Thị Hồng Sen");
    await page.getByLabel("Ngày sinh").fill("1994-05-19");
    await page.getByText("Nữ", { exact: true }).click();
    await page.getByRole("button", { name: "Lưu" }).click();
    await expect(page.getByText("Đã lưu hồ sơ")).toBeVisible();

    const email = `sen+${customer.phone}@example.com`;
    await page.getByRole("button", { name: /^(Thêm|Đổi) email$/ }).click();
    await page.getByLabel("Địa chỉ email").fill(email.toUpperCase());
    await page.getByRole("button", { name: "Gửi mã xác nhận" }).click();
    const code = page.getByLabel("Mã xác nhận");
    await expect(code).toBeFocused();
    await page.reload();
    await code.fill(await codeSentTo(email));
    await page.getByRole("button", { name: "Xác nhận", exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText("Đã xác minh", { exact: true })).toBeVisible();

    await page.getByRole("link", { name: "Tài khoản" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Xin chào, Phạm Thị Hồng Sen");
  },
);

test("the language is chosen in the account, and the server is told", async ({ page, context, customer }) => {
  const token = await signedIn(context, customer);
  await open(page, "/account/language");
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Dùng ngôn ngữ này" }).click();
  await expect(page).toHaveURL("/en/account/language");
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  const { session } = await stored(page);
  const { profile } = JSON.parse(session ?? "{}") as { profile: { id: number } };
  const told = await call("getCustomer", "GET", `/customers/${profile.id}`, { token });
  expect(told.lang).toBe("en");
});
