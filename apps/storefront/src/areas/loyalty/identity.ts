import type { ErrorEnvelope, IdentityBody } from "@sen/api";
import type { PictureOutcome } from "@sen/ui/loyalty";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/api.ts";
import { customerQuery, useQuery } from "../../core/query.ts";

/** How far the customer's identity is verified, and what sends a document. */
export function useIdentity() {
  const asked = useQuery(customerQuery(useCustomerId(), "/loyalty/identity", {}));
  /** Whether a document has been sent since the last that was known. */
  const isThere = async (before: string | null | undefined) => {
    const now = await asked.mutate().catch(() => undefined);
    return now !== undefined && now.data.submitted_at !== null && now.data.submitted_at !== before;
  };
  return {
    ...asked,
    async submit(body: IdentityBody): Promise<ErrorEnvelope | null> {
      const before = asked.data?.data.submitted_at;
      const answer = await write((api) => api.POST("/loyalty/identity", { body })).catch(
        async (error: unknown) => {
          // The answer may be lost, and the document there.
          if (await isThere(before)) return null;
          throw error;
        },
      );
      if (answer === null) return null;
      if (!answer.data) return answer.error.code === 409 && (await isThere(before)) ? null : answer.error;
      await asked.mutate(answer.data, { revalidate: false });
      return null;
    },
  };
}

/** Sends one picture of a document. Only a 422 says something about the picture; anything else may be tried again. */
export async function uploadIdentityPicture(picture: File): Promise<PictureOutcome> {
  const { data, error } = await write((api) =>
    api.POST("/loyalty/identity/pictures", { body: { file: picture } }),
  );
  if (data) return { kind: "uploaded", id: data.data.id };
  if (error.code !== 422) return { kind: "failed" };
  return { kind: "refused", message: error.data?.errors[0]?.message ?? error.message };
}
