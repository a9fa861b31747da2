import type { ErrorEnvelope, IdentityBody } from "@sen/api";
import type { PictureOutcome } from "@sen/ui/loyalty";
import { useCustomerId } from "../session/use-customer.ts";
import { write } from "./api.ts";
import { customerQuery, useQuery } from "./query.ts";

/** How far the customer's identity is verified, and what sends a document. */
export function useIdentity() {
  const asked = useQuery(customerQuery(useCustomerId(), "/loyalty/identity", {}));
  return {
    ...asked,
    async submit(body: IdentityBody): Promise<ErrorEnvelope | null> {
      const answer = await write((api) => api.POST("/loyalty/identity", { body }));
      if (!answer.data) return answer.error;
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
