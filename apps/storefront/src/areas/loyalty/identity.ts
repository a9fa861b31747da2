import type { IdentityBody } from "@sen/api";
import type { PictureOutcome } from "@sen/ui/loyalty";
import { useCustomerQuery } from "../../core/query.ts";
import { foundMade, write, written, type Refused } from "../../core/write.ts";

/** How far the customer's identity is verified, and what sends a document. */
export function useIdentity() {
  const asked = useCustomerQuery("/loyalty/identity", {});
  /** Whether a document has been sent since the last that was known. */
  const isThere = async (before: string | null | undefined) => {
    const now = await asked.mutate().catch(() => undefined);
    return now !== undefined && now.data.submitted_at !== null && now.data.submitted_at !== before;
  };
  return {
    ...asked,
    submit(body: IdentityBody): Refused {
      const before = asked.data?.data.submitted_at;
      const writing = foundMade(write("POST /loyalty/identity", { body }), () => isThere(before));
      return written(writing, (data) => data && asked.mutate(data, { revalidate: false }));
    },
  };
}

/** Sends one picture of a document. Only a 422 says something about the picture; anything else may be tried again. */
export async function uploadIdentityPicture(picture: File): Promise<PictureOutcome> {
  const { data, refusal } = await write("POST /loyalty/identity/pictures", { body: { file: picture } });
  if (data) return { kind: "uploaded", id: data.data.id };
  if (refusal.code !== 422) return { kind: "failed" };
  return { kind: "refused", message: refusal.data?.errors[0]?.message ?? refusal.message };
}
