import type { MediaResponse } from "@sen/api";
import { ApiCode, wasSuccessful } from "@sen/domain";
import type { UploadOutcome } from "@sen/ui/aftersales";

/**
 * What an upload was answered. Only a 422 is about the file, which is then marked as wrong (spec §5); whatever else it is,
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
    return null; // Something between here and the backend answered in its place.
  }
}
