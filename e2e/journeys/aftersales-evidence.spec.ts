import { readFileSync } from "node:fs";
import type { Request } from "@playwright/test";
import { findProgram } from "../../apps/backend/src/processes/find-program.ts";
import { call } from "../support/api.ts";
import { ago, complaintPath, plantOrder, raiseComplaint, requestEvidence } from "../support/cases.ts";
import { photo } from "../support/files.ts";
import { watchLayoutShift } from "../support/layout-shift.ts";
import { open, withoutEvents } from "../support/pages.ts";
import { signedIn } from "../support/sessions.ts";
import { expect, test } from "../support/test.ts";

/** Six seconds at 1280 × 720. */
const unboxing = new URL("../../apps/demo/src/scenario/unboxing.mp4", import.meta.url);

/** Whether the shop can transcode videos. */
const ffmpeg = process.env.FFMPEG_PATH ?? findProgram("ffmpeg");

test("a complaint's page loads without layout shift, its viewer and uploader only when opened, and the viewer works by keyboard", async ({
  page,
  context,
  customer,
}) => {
  await withoutEvents(page);
  const token = await signedIn(context, customer);
  const photos = [1, 2, 3, 4, 5, 6].map((number) => photo(number));
  const complaint = await raiseComplaint(token, await plantOrder(customer, { until: "delivered" }), photos);
  await requestEvidence(complaint, ago({ seconds: 5 }));
  const scripts: string[] = [];
  page.on("request", (request: Request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const loaded = (name: string) => scripts.some((path) => path.includes(name));

  const layoutShift = await watchLayoutShift(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, complaintPath(complaint));
    await expect(page.getByRole("button", { name: "Gửi thêm bằng chứng" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(), `${width} px`).toBeLessThan(0.02);
  }

  expect(["EvidenceLightbox", "EvidenceUploader", "AdditionalEvidenceDialog"].filter(loaded)).toEqual([]);
  const first = page.getByRole("button", { name: "Xem Hình 1 trên 6" });
  const viewer = page.getByRole("dialog", { name: "Xem bằng chứng" });
  await first.focus();
  for (const [key, shown] of [
    ["Enter", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.getByRole("img", { name: `Hình ${shown} trên 6` })).toBeInViewport({ ratio: 0.5 });
  }
  expect(["EvidenceLightbox", "EvidenceUploader"].filter(loaded)).toEqual(["EvidenceLightbox"]);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
  await page.getByRole("button", { name: "Gửi thêm bằng chứng" }).click();
  await expect(page.getByLabel("Chọn hình ảnh, video")).toBeAttached();
  expect(loaded("EvidenceUploader")).toBe(true);
});

test("a video plays in HD or SD and can be downloaded", async ({ page, context, customer }) => {
  test.skip(!ffmpeg, "Without ffmpeg no video is accepted.");
  const token = await signedIn(context, customer);
  const film = { name: "mo-hop.mp4", mimeType: "video/mp4", buffer: readFileSync(unboxing) };
  const order = await plantOrder(customer, { until: "delivered" });
  const complaint = await raiseComplaint(token, order, [photo(1)], [film]);
  const query = `view_cs=1&complaint_request_id=${complaint.id}`;
  const qualities = async () => {
    const { cs_attachments } = await call("getComplaint", "GET", `/complaints/detail?${query}`, { token });
    return cs_attachments.flatMap(({ sources }) => sources.map(({ quality }) => quality));
  };
  // It takes long on a busy machine.
  await expect.poll(qualities, { timeout: 120_000 }).toEqual(["HD", "SD"]);

  await open(page, complaintPath(complaint));
  await page.getByRole("button", { name: /^Xem Video \d trên 2/ }).click();
  const viewer = page.getByRole("dialog", { name: "Xem bằng chứng" });
  const kind = 'video/mp4; codecs="avc1.64001f"';
  const played = await page.evaluate((type) => document.createElement("video").canPlayType(type), kind);
  test.skip(played === "", "This Chromium comes without H.264.");
  const video = viewer.locator("video");
  const quality = (name: string) => viewer.getByRole("button", { name });
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const lines = () => video.evaluate((element: HTMLVideoElement) => element.videoHeight);
  await expect(quality("HD 720")).toHaveAttribute("aria-pressed", "true");
  await expect(video).toHaveAttribute("src", /\/hd\.mp4$/);
  await expect(video).toHaveAttribute("poster", /\/thumbnail\.webp$/);
  await expect.poll(at).toBeGreaterThan(0.2);
  expect(await lines()).toBe(720);
  const left = await at();
  await quality("SD 480").click();
  await expect(quality("SD 480")).toHaveAttribute("aria-pressed", "true");
  await expect(video).toHaveAttribute("src", /\/sd\.mp4$/);
  await expect.poll(at).toBeGreaterThan(left + 0.2);
  expect(await lines()).toBe(480);

  const download = page.waitForEvent("download");
  await viewer.getByRole("button", { name: "Tải tệp xuống" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Sen khiếu nại \d+ - tệp \d+\.mp4$/);
});
