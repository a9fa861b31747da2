import { settled } from "../../core/settled.ts";
import type { Result } from "../../core/write.ts";
import { type Refused, write } from "../../core/write.ts";
import type { CustomerSession } from "@sen/api";
import type { ChangePasswordFormData } from "@sen/domain";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** Changes the password; every other session ends. */
async function changePassword(body: ChangePasswordFormData): Refused {
  const { refusal } = await write("PUT /customers/me/password", { body });
  return refusal ?? null;
}

/** Where the customer is signed in, and what ends that. */
export function useSessions() {
  const { data, error, mutate } = useQuery(customerQuery(useCustomerId(), "/sessions", {}));
  const ended = (writing: Promise<Result<unknown>>): Refused => settled(writing, () => mutate());
  return {
    data,
    error,
    mutate,
    change: (form: ChangePasswordFormData) =>
      changePassword(form).then((refusal) => {
        if (refusal === null) void mutate();
        return refusal;
      }),
    end: ({ id }: CustomerSession) =>
      ended(write("DELETE /sessions/{sessionId}", { path: { sessionId: id } })),
    endOthers: () => ended(write("DELETE /sessions")),
  };
}
