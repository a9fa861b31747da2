import { expect, it } from "vitest";
import { codesIn } from "./codes.ts";

it.each([
  ["Đơn hàng SEN-261121-0042 đã được giao.", ["SEN-261121-0042"]],
  ["Khiếu nại KN-261118-0042 sẽ dừng xử lý.", ["KN-261118-0042"]],
  [
    "Cùng thanh toán với đơn SEN-261121-0043, SEN-261121-12345, và SEN-261121-0043.",
    ["SEN-261121-0043", "SEN-261121-12345"],
  ],
  ["Mã SEN50K, gọi 1900-1234 trước 09:15 22-11-2026.", []],
  ["", []],
])("finds the order and complaint codes in %j", (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
