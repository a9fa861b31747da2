import { ReturnCreateScreen, type ReturnFormDraft } from "@sen/ui/aftersales";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { placeSource, stationSource } from "../../core/places.ts";
import type { Values } from "../../core/href.ts";
import { useSession } from "../../core/session/session.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { CaseHead, useOrderSteps } from "../orders/index.ts";
import { loadBanks } from "./cases.ts";
import { useComplaintSource } from "./complaints.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function ReturnCreatePage({ id }: Values<typeof aftersalesRoutes.returnCreate>) {
  const { session } = useSession();
  const { request, settle } = useOrderSteps(id);
  const { draft, forget, onDraftChange } = useStoredDraft<ReturnFormDraft>(`return-${id}`);
  return (
    <>
      <CaseHead title="case.return" request={request} />
      <ReturnCreateScreen
        // The form's initial values are the draft, so wait for it.
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={useLinks()}
        email={session?.profile.email ?? ""}
        places={placeSource}
        stations={stationSource}
        loadBanks={loadBanks}
        upload={uploadFile}
        draft={draft}
        onDraftChange={onDraftChange}
        onCreate={async (body) => {
          const refusal = await settle(write("POST /returns", { body }));
          if (refusal === null) forget();
          return refusal;
        }}
        complaint={useComplaintSource(id, settle)}
      />
    </>
  );
}
