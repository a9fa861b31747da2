import type { Locator, Page } from "@playwright/test";
import { CUSTOMER_NAME, newPhone } from "../support/customers.ts";
import { photo } from "../support/files.ts";
import { tabTo } from "../support/keyboard.ts";
import { alive, open } from "../support/pages.ts";
import { codeSentTo, messagesTo } from "../support/sent-codes.ts";
import { stored } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

/** A desktop page at 400 % zoom, which must fit according to WCAG 2.2 (1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

/** A user who only has a keyboard. */
function typistOf(page: Page) {
  const place = page.getByRole("dialog").or(page.getByRole("main")).last();
  // Registers a listener up front, so that Playwright intercepts file choosers. One added at the key press may be too late.
  page.on("filechooser", () => undefined);
  return {
    field: (name: string) => page.getByLabel(name, { exact: true }),
    button: (name: string) => place.getByRole("button", { name, exact: true }),
    async type(name: string, text: string) {
      await tabTo(page, this.field(name));
      await page.keyboard.type(text);
    },
    async press(target: Locator, key: "Enter" | "Space" = "Enter") {
      await tabTo(page, target);
      await page.keyboard.press(key);
    },
    /** Chooses the first entry of a select. */
    async choose(name: string) {
      const list = this.field(name);
      await expect(list).toBeEnabled();
      await expect.poll(() => list.locator("option").count()).toBeGreaterThan(1);
      await tabTo(page, list);
      await page.keyboard.press("ArrowDown");
      await expect(list).not.toHaveValue("");
    },
    /** Chooses one of a combobox's first options. */
    async find(name: string) {
      await expect(this.field(name)).toBeEnabled();
      await tabTo(page, this.field(name));
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(this.field(name)).not.toHaveValue("");
    },
    async chooseFile(name: string, number: number) {
      await tabTo(page, this.field(name));
      const chooser = page.waitForEvent("filechooser");
      await page.keyboard.press("Space");
      await (await chooser).setFiles([photo(number)]);
    },
  };
}

/** Fails unless the page fits its viewport, and each text field has its `autocomplete` purpose. */
async function expectForm(page: Page, purposes: Record<string, string>): Promise<void> {
  for (const label of Object.keys(purposes)) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  const seen = await page.evaluate(() => {
    const place = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const fields = [...(place?.querySelectorAll("input, select, textarea") ?? [])].filter(
      (field) => field.checkVisibility() && !/^(radio|checkbox|file)$/.test(field.getAttribute("type") ?? ""),
    );
    const beyond = [document.documentElement, place ?? document.body].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return {
      beyond: Math.max(0, ...beyond),
      purposes: fields.map((field) => field.getAttribute("autocomplete")),
    };
  });
  expect(seen).toEqual({ beyond: 0, purposes: Object.values(purposes) });
}

test("every account form can be filled in and sent by keyboard alone in a 320 px wide viewport", async ({
  page,
  watch,
}) => {
  test.slow();
  const typist = typistOf(page);
  const [phone, email] = [newPhone(), `sen-${Date.now()}@example.com`];

  // Also starts the operator process, so that later steps need not wait for it.
  expect(await messagesTo(phone)).toEqual([]);

  await test.step("registration", async () => {
    await open(page, "/register");
    await expectForm(page, {
      "Họ và tên": "name",
      "Số điện thoại": "tel",
      "Email (không bắt buộc)": "email",
      "Mật khẩu": "new-password",
    });
    await typist.type("Họ và tên", CUSTOMER_NAME);
    await typist.type("Số điện thoại", phone);
    await typist.type("Mật khẩu", "Matkhau2026");
    await page.keyboard.press("Enter");
    await expectForm(page, { "Mã xác nhận": "one-time-code" });
    await typist.type("Mã xác nhận", await codeSentTo(phone));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/account");
    await expect(page.getByRole("heading", { name: "Chào mừng bạn đến với Sen" })).toBeVisible();
  });

  await test.step("profile and email address", async () => {
    await open(page, "/account/profile");
    await expectForm(page, { "Họ và tên": "name", "Ngày sinh": "bday" });
    await typist.type("Họ và tên", "Phạm Thị Hồng Sen");
    // The browser gives an impossible date an empty value, which must not clear the birthday.
    await typist.type("Ngày sinh", "02311994");
    await typist.press(typist.button("Lưu"));
    await expect(typist.field("Ngày sinh")).toHaveAccessibleDescription(/Ngày sinh không đúng/);
    await typist.type("Ngày sinh", "05191994");
    await expect(typist.field("Ngày sinh")).toHaveValue("1994-05-19");
    await typist.press(typist.button("Lưu"));
    await expect(page.getByText("Đã lưu hồ sơ")).toBeVisible();
    await typist.press(typist.button("Thêm email"));
    await expectForm(page, {
      "Họ và tên": "name",
      "Ngày sinh": "bday",
      "Địa chỉ email": "email",
      "Mật khẩu hiện tại": "current-password",
    });
    await typist.type("Địa chỉ email", email.toUpperCase());
    await typist.type("Mật khẩu hiện tại", "Matkhau2026");
    await page.keyboard.press("Enter");
    await expect(typist.field("Mã xác nhận")).toBeFocused();
    await page.reload();
    await alive(page);
    await typist.type("Mã xác nhận", await codeSentTo(email));
    await page.keyboard.press("Enter");
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText("Đã xác minh", { exact: true })).toBeVisible();
  });

  await test.step("an address", async () => {
    await open(page, "/account/address");
    await typist.press(page.getByRole("main").getByRole("button", { name: "Thêm địa chỉ" }).first());
    await expectForm(page, {
      "Họ và tên": "name",
      "Số điện thoại": "tel-national",
      "Tìm nhanh phường, xã": "off",
      "Tỉnh, thành phố": "address-level1",
      "Quận, huyện": "address-level2",
      "Phường, xã": "address-level3",
      "Số nhà, tên đường": "address-line1",
    });
    await typist.type("Họ và tên", CUSTOMER_NAME);
    await typist.type("Số điện thoại", phone);
    for (const list of ["Tỉnh, thành phố", "Quận, huyện", "Phường, xã"]) await typist.find(list);
    await typist.type("Số nhà, tên đường", "12 Trần Quang Khải");
    await typist.press(page.getByRole("dialog").getByRole("button", { name: /^Lưu/ }));
    await expect(page.getByRole("main").getByText("12 Trần Quang Khải").first()).toBeVisible();
  });

  await test.step("change of password", async () => {
    await open(page, "/account/password");
    await expectForm(page, { "Mật khẩu hiện tại": "current-password", "Mật khẩu mới": "new-password" });
    await typist.type("Mật khẩu hiện tại", "Matkhau2026");
    await typist.type("Mật khẩu mới", "Matkhau2027");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Đã đổi mật khẩu/)).toBeVisible();
  });

  await test.step("membership, saving its card as a picture, and seeing it offline", async () => {
    await open(page, "/register/membership");
    await expectForm(page, { "Nghề nghiệp": "off", "Thành phố": "address-level1" });
    await typist.choose("Nghề nghiệp");
    await typist.choose("Thành phố");
    await typist.press(typist.button("Tiếp tục"));
    await expectForm(page, { "Mã xác nhận": "one-time-code" });
    // The second message told of the new email address.
    await typist.type("Mã xác nhận", await codeSentTo(phone, 3));
    await page.keyboard.press("Enter");
    const saved = page.waitForEvent("download");
    await typist.press(typist.button("Lưu mã về máy"));
    expect((await saved).suggestedFilename()).toBe("sen-member-card.png");

    const code = page.getByRole("img", { name: /^Mã QR/ });
    const shown = (await code.getAttribute("aria-label")) ?? "";
    watch.expects(/Failed to load resource|ERR_FAILED/);
    await page.route("**/api/v1/loyalty/**", (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/Không thể kết nối/)).toBeVisible();
    await expect(code).toHaveAttribute("aria-label", shown);
    await page.unroute("**/api/v1/loyalty/**");
  });

  await test.step("identity verification", async () => {
    await open(page, "/register/identity-card");
    await expectForm(page, { "Số căn cước công dân": "off" });
    await typist.type("Số căn cước công dân", `0${String(79_000_000_000 + (Number(phone.slice(-9)) % 1e9))}`);
    await typist.chooseFile("Chọn ảnh: Mặt trước căn cước", 31);
    await typist.chooseFile("Chọn ảnh: Mặt sau căn cước", 32);
    await expect(page.getByText("Đã tải ảnh lên")).toHaveCount(2);
    await typist.press(typist.button("Gửi xác minh"));
    await expect(page.getByText("Đang kiểm tra", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Mặt trước/ })).toHaveJSProperty("naturalWidth", 640);
  });

  await test.step("password reset after signing out", async () => {
    await open(page, "/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Xin chào, Phạm Thị Hồng Sen");
    await typist.press(page.getByRole("button", { name: "Đăng xuất" }).first());
    await expect(page).toHaveURL("/");
    await open(page, "/login");
    await expectForm(page, { "Số điện thoại hoặc email": "username", "Mật khẩu": "current-password" });
    await typist.press(page.getByRole("link", { name: "Quên mật khẩu?" }));
    await alive(page);
    await expectForm(page, { "Số điện thoại": "tel" });
    await typist.type("Số điện thoại", phone);
    await page.keyboard.press("Enter");
    await expectForm(page, { "Mã xác nhận": "one-time-code", "Mật khẩu mới": "new-password" });
    await typist.type("Mã xác nhận", await codeSentTo(phone, 4));
    await typist.type("Mật khẩu mới", "Matkhau2028");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Đã đổi mật khẩu. Bạn đã đăng nhập.")).toBeVisible();
    await page.reload();
    await alive(page);
  });

  await test.step("account removal", async () => {
    await open(page, "/account/remove");
    await expectForm(page, { "Mật khẩu của bạn": "current-password" });
    await typist.type("Mật khẩu của bạn", "Matkhau2028");
    await typist.press(page.getByRole("main").getByRole("checkbox"), "Space");
    await typist.press(typist.button("Xóa vĩnh viễn tài khoản"));
    await expect(page).toHaveURL("/");
    expect(await stored(page)).not.toHaveProperty("session");
  });
});
