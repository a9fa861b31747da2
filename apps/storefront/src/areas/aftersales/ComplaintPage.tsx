import { ComplaintDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/route.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { OrderSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { useComplaint, useComplaintId } from "./complaints.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function ComplaintPage({ id, complainId }: Values<typeof aftersalesRoutes.complaint>) {
  const complaint = useComplaint(useComplaintId(id, complainId));
  return (
    <OrderSection>
      <ComplaintDetailScreen {...complaint} hrefs={useLinks()} upload={uploadFile} />
    </OrderSection>
  );
}
