import type { LoginNotice } from "@sen/ui/auth";

/** What a step to the sign-in page carries along, for it to say. */
export const PASSWORD_CHANGED = { notice: "password_changed" } as const satisfies { notice: LoginNotice };

/** Why the customer stands at the sign-in page: the step says so, or it leads on to a page of theirs. */
export function noticeOf(state: unknown, hasNext: boolean): LoginNotice | undefined {
  const { notice } = (state ?? {}) as Partial<typeof PASSWORD_CHANGED>;
  if (notice === PASSWORD_CHANGED.notice) return notice;
  return hasNext ? "needed" : undefined;
}
