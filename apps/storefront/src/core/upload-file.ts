import type { MediaResponse, paths } from "@sen/api";
import { UPLOAD_FILE_TYPE, ApiCode, wasSuccessful } from "@sen/domain";
import { localeOfPath } from "@sen/i18n";
import type { UploadFile, UploadOutcome } from "@sen/ui/aftersales";
import { leaveForLogin } from "./session/login.ts";
import { readSession } from "./session/session.ts";

/** An upload without progress for this long is aborted; the file can be sent again. */
const STALL_MS = 30_000;

/** The message code of a 403 that concerns the file, not the session. */
const NOT_THEIRS = "FORBIDDEN";

/**
 * Uploads one file of evidence (spec §7, upload) and reports progress, for which it needs XMLHttpRequest: `fetch` has no
 * upload progress. The endpoint is public; the token only sets the file's owner. There is no overall timeout, so a long video may upload slowly.
 */
export const uploadFile: UploadFile = (file, hooks) => send("/media" satisfies keyof paths, file, hooks);

/** Uploads one picture or video of a review. Customers only. */
export const uploadReviewFile: UploadFile = (file, hooks) =>
  send("/reviews/media" satisfies keyof paths, file, hooks);

function send(
  path: string,
  ...[file, { onProgress, signal }]: Parameters<UploadFile>
): Promise<UploadOutcome> {
  return new Promise<UploadOutcome>((resolve) => {
    const request = new XMLHttpRequest();
    const token = readSession()?.token;
    const giveUp = () => request.abort();
    let stall = setTimeout(giveUp, STALL_MS);
    function end(outcome: UploadOutcome) {
      clearTimeout(stall);
      signal.removeEventListener("abort", giveUp);
      resolve(outcome);
    }

    signal.addEventListener("abort", giveUp);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, STALL_MS);
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      const isOver = status === 401 || (status === 403 && parsed(responseText)?.message_code !== NOT_THEIRS);
      // Another tab may have signed in while the file was sent.
      if (isOver && token !== undefined && token === readSession()?.token) leaveForLogin();
      end(outcomeOf(status, responseText));
    });
    request.addEventListener("error", () => end({ kind: "failed" }));
    request.addEventListener("abort", () => end({ kind: "failed" }));

    const body = new FormData();
    body.set("type", String(UPLOAD_FILE_TYPE));
    body.set("file", file);
    request.open("POST", `/api/v1${path}`);
    request.setRequestHeader("Authorization", token ? `Bearer ${token}` : "");
    request.setRequestHeader("lang", localeOfPath(window.location.pathname));
    request.send(body);
  });
}

/**
 * The outcome of an upload. Only a 422 concerns the file, which is then marked as wrong (spec §5). After anything else
 * the same file can be sent again.
 */
export function outcomeOf(status: number, text: string): UploadOutcome {
  const answer = parsed(text);
  const isAnswered = status === 200 && answer !== null;
  if (isAnswered && wasSuccessful(answer) && answer.data) return { kind: "uploaded", id: answer.data.id };
  const code = isAnswered ? answer.code : status;
  return { kind: code === ApiCode.wrongField ? "refused" : "failed", message: answer?.message ?? null };
}

function parsed(text: string): Partial<MediaResponse> | null {
  try {
    return JSON.parse(text) as Partial<MediaResponse> | null;
  } catch {
    return null; // A proxy responded in place of the backend.
  }
}
