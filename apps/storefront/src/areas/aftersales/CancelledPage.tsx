import { CancelledDetailScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { CaseHead, useOrderSteps } from "../orders/index.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function CancelledPage({ id }: Values<typeof aftersalesRoutes.cancelled>) {
  const { request } = useOrderSteps(id);
  return (
    <>
      <CaseHead title="cancelled_detail.title" request={request} />
      <CancelledDetailScreen request={request} hrefs={useLinks()} />
    </>
  );
}
