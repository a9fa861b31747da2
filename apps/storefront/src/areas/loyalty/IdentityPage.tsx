import type { IdentityBody } from "@sen/api";
import { IdentityScreen, type PictureOutcome } from "@sen/ui/loyalty";
import { customerQuery, requestState, useQuery } from "../../core/query.ts";
import { resolveLostResponse } from "../../core/settle.ts";
import { write, written, type Refused } from "../../core/write.ts";

export default function IdentityPage() {
  const asked = useQuery(customerQuery("/loyalty/identity"));

  function submit(body: IdentityBody): Refused {
    const before = asked.data?.data.submitted_at;
    /** Whether a document was submitted since the last fetch. */
    const isThere = async () => {
      const submittedAt = (await asked.mutate())?.data.submitted_at;
      return Boolean(submittedAt) && submittedAt !== before;
    };
    return written(
      resolveLostResponse(write("POST /loyalty/identity", { body }), isThere),
      (data) => data && asked.mutate(data, { revalidate: false }),
    );
  }
  return (
    <IdentityScreen
      request={requestState(asked, ({ data }) => ({ identity: data }))}
      onUpload={uploadPicture}
      onSubmit={submit}
    />
  );
}

/** Uploads one picture of a document. Only a 422 concerns the picture; after anything else it can be sent again. */
async function uploadPicture(picture: File): Promise<PictureOutcome> {
  const { data, refusal } = await write("POST /loyalty/identity/pictures", { body: { file: picture } });
  if (data) return { kind: "uploaded", id: data.data.id };
  if (refusal.code !== 422) return { kind: "failed" };
  return { kind: "refused", message: refusal.data?.errors[0]?.message ?? refusal.message };
}
