import { describe, expect, it } from "vitest";
import { errorMessage } from "./error-messages.ts";

describe("error message", () => {
  const errors = [
    { field: "phone", message: "Số điện thoại phải có 10 chữ số" },
    { field: "contact_phone", message: "Số điện thoại phải có 10 chữ số" },
    { field: "address", message: "Vui lòng nhập địa chỉ" },
  ];

  it.each([
    [409, "errors:status.conflict"],
    [422, "errors:status.wrong_field"],
  ])("for %i is our own text, with the server's distinct field messages as details", (code, key) => {
    expect(errorMessage({ code, message: "Validation failed", data: { errors } })).toEqual({
      key,
      details: ["Số điện thoại phải có 10 chữ số", "Vui lòng nhập địa chỉ"],
    });
  });

  it.each([409, 422])("for %i has the server's sentence as detail when no field is named", (code) => {
    expect(errorMessage({ code, message: " Mã giảm giá đã hết hạn ", data: null })).toHaveProperty(
      "details",
      ["Mã giảm giá đã hết hạn"],
    );
    expect(errorMessage({ code, message: "" })).not.toHaveProperty("details");
  });

  it.each([403, 404, 429, 500, 503, 937, 938])("for %i is the server's sentence", (code) => {
    expect(errorMessage({ code, message: "Thử lại sau", data: { errors } })).toEqual({ text: "Thử lại sau" });
  });
});
