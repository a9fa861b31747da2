// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../test/sign-in.ts";
import { leaveForLogin } from "./session/login.ts";
import { clearSession } from "./session/session.ts";
import { outcomeOf, uploadFile } from "./upload-file.ts";

vi.mock(import("./session/login.ts"), async (original) => ({
  ...(await original()),
  leaveForLogin: vi.fn(),
}));

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

describe("an upload that is refused", () => {
  const hooks = { onProgress: vi.fn(), signal: new AbortController().signal };

  /** Starts an upload, and returns how to end it. */
  function upload() {
    const request = Object.assign(new EventTarget(), {
      upload: new EventTarget(),
      ...{
        open: vi.fn(),
        setRequestHeader: vi.fn(),
        send: vi.fn(),
        abort: vi.fn(),
        status: 0,
        responseText: "",
      },
    });
    vi.stubGlobal(
      "XMLHttpRequest",
      vi.fn(function open() {
        return request;
      }),
    );
    const outcome = uploadFile(new File(["a"], "a.jpg"), hooks);
    return (status: number, message_code?: string) => {
      const responseText = JSON.stringify({ code: status, status: 0, message: "", message_code, data: null });
      Object.assign(request, { status, responseText }).dispatchEvent(new Event("load"));
      return outcome;
    };
  }
  afterEach(() => {
    vi.mocked(leaveForLogin).mockClear();
    vi.unstubAllGlobals();
    clearSession();
  });

  it.each([401, 403])("because its session has ended (%i) leads to the sign-in", async (status) => {
    signIn();
    await upload()(status);
    expect(leaveForLogin).toHaveBeenCalledOnce();
  });

  it("because the file is not theirs leaves the session", async () => {
    signIn();
    await upload()(403, "FORBIDDEN");
    expect(leaveForLogin).not.toHaveBeenCalled();
  });

  it("late leaves the session that began meanwhile in another tab", async () => {
    signIn(7, "old");
    const refuse = upload();
    signIn(7, "new");
    expect(await refuse(401)).toEqual({ kind: "failed", message: "" });
    expect(leaveForLogin).not.toHaveBeenCalled();
  });

  it("of a guest leaves the page as it is", async () => {
    await upload()(403);
    expect(leaveForLogin).not.toHaveBeenCalled();
  });
});
