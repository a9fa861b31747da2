import { expect, it } from "vitest";
import { outcomeOf } from "./upload-file.ts";

const said = (code: number, message: string, data: object | null = null) =>
  JSON.stringify({ code, status: code === 200 ? 1 : 0, message, data });

it("an accepted file has its id", () => {
  expect(outcomeOf(200, said(200, "", { id: "abc" }))).toEqual({ kind: "uploaded", id: "abc" });
});

it.each([
  ["a 422", 422, said(422, "Tệp hỏng")],
  ["a 422 in the body alone", 200, said(422, "Tệp hỏng")],
])("%s marks the file as refused", (_what, status, text) => {
  expect(outcomeOf(status, text)).toEqual({ kind: "refused", message: "Tệp hỏng" });
});

it.each([
  ["too many at once", 429, said(429, "Đợi chút"), "Đợi chút"],
  ["a file that came too slowly", 408, said(408, "Quá lâu"), "Quá lâu"],
  ["a full disk", 503, said(503, "Tạm dừng"), "Tạm dừng"],
  ["a server's failure", 500, said(500, "Lỗi"), "Lỗi"],
  ["a gateway's own page", 502, "<html>", null],
  ["a gateway that finds it too large", 413, "<html>", null],
  ["a captive portal", 200, "<html>", null],
  ["a body that says failure", 200, said(500, "Lỗi"), "Lỗi"],
  ["an answer without a file", 200, said(200, ""), ""],
  ["nothing readable", 200, "null", null],
])("%s marks the upload as failed, to be retried", (_what, status, text, message) => {
  expect(outcomeOf(status, text)).toEqual({ kind: "failed", message });
});
