import { ReturnCreateScreen, type ReturnFormDraft } from "@sen/ui/aftersales";
import { useEffect } from "react";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { usePlace } from "../../core/place.ts";
import { placeSource, stationSource } from "../../core/places.ts";
import { useSession } from "../../core/session/session.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useOrderSteps } from "../orders/index.ts";
import { useBanks, useCreateReturn } from "./cases.ts";
import { useComplaintSource } from "./complaints.ts";
import { aftersalesRoutes } from "./routes.ts";

export default function ReturnCreatePage() {
  const { session } = useSession();
  const { id } = usePlace(aftersalesRoutes.returnCreate);
  const { request, refresh } = useOrderSteps(id);
  const { draft, keep, forget } = useStoredDraft<ReturnFormDraft>(`return-${id}`);
  const create = useCreateReturn(forget);
  const { banks, open } = useBanks();
  useEffect(open, [open]);
  return (
    <OrderSection>
      <ReturnCreateScreen
        // The form begins with its draft.
        request={draft === undefined && request.state === "ready" ? { state: "loading" } : request}
        hrefs={useLinks()}
        email={session?.profile.email ?? ""}
        places={placeSource}
        stations={stationSource}
        banks={banks}
        upload={uploadFile}
        draft={draft}
        onDraftChange={keep}
        onCreate={create}
        complaint={useComplaintSource(id, refresh)}
      />
    </OrderSection>
  );
}
