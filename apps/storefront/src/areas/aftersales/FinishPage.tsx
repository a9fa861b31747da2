import { FinishScreen } from "@sen/ui/aftersales";
import type { Values } from "../../core/href.ts";
import { CaseHead, useBuyAgain, useOrderSteps } from "../orders/index.ts";
import { useComplaintSource } from "./complaints.ts";
import { useLinks } from "../links.ts";
import type { aftersalesRoutes } from "./routes.ts";

export default function FinishPage({ id }: Values<typeof aftersalesRoutes.finish>) {
  const { request, settle } = useOrderSteps(id);
  return (
    <>
      <CaseHead title="finish.title" request={request} />
      <FinishScreen
        request={request}
        hrefs={useLinks()}
        onBuyAgain={useBuyAgain()}
        complaint={useComplaintSource(id, settle)}
      />
    </>
  );
}
