import type { CustomerSession, ErrorEnvelope } from "@sen/api";
import type { ChangePasswordFormData } from "@sen/domain";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/api.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** Nothing on success, the backend's answer when it refuses. */
type Outcome = Promise<ErrorEnvelope | null>;

/** Changes the password; every other session ends. */
async function changePassword(body: ChangePasswordFormData): Outcome {
  const { error } = await write((api) => api.PUT("/customers/me/password", { body }));
  return error ?? null;
}

/** Where the customer is signed in, and what ends that. */
export function useSessions() {
  const { data, error, mutate } = useQuery(customerQuery(useCustomerId(), "/sessions", {}));
  const ended = async (call: Promise<{ error?: ErrorEnvelope }>): Outcome => {
    const { error: refusal } = await call;
    await mutate();
    return refusal ?? null;
  };
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
      ended(write((api) => api.DELETE("/sessions/{sessionId}", { params: { path: { sessionId: id } } }))),
    endOthers: () => ended(write((api) => api.DELETE("/sessions", {}))),
  };
}
