import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useState } from "react";
import { ask, query } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { write } from "../../core/write.ts";
import { useAddresses } from "../account/index.ts";
import { useComplaintSource } from "../aftersales/index.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { useBuyAgain } from "./buy-again.ts";
import { CaseHead } from "./CaseHead.tsx";
import { useOrderCalls, useOrderSteps } from "./order-steps.ts";
import { useForgetOrderLists } from "./queries.ts";
import type { orderRoutes } from "./routes.ts";

export default function OrderPage({ id }: Values<typeof orderRoutes.detail>) {
  const path = { id };
  const { request, refresh, settle } = useOrderSteps(id);
  const [isAddressBookOpen, setAddressBookOpen] = useState(false);
  return (
    <>
      <CaseHead title="order_detail.title" request={request} />
      <OrderDetailScreen
        {...useOrderCalls(settle)}
        request={request}
        hrefs={useLinks()}
        onPayAgain={usePayAgain(useForgetOrderLists())}
        onPaymentOverdue={refresh}
        onBuyAgain={useBuyAgain()}
        addressBook={useAddresses(isAddressBookOpen)}
        onOpenAddressBook={() => setAddressBookOpen(true)}
        onChangeAddress={(_order, body) => settle(write("PUT /orders/{id}/address", { path, body }))}
        onQuoteAddress={(_order, { province_id, ward_id }) =>
          ask(query("/orders/{id}/address/quote", { path, query: { province_id, ward_id } })).then(
            ({ data }) => data,
            // The order may have changed meanwhile.
            () => refresh().then(() => null),
          )
        }
        onRequestVat={(_order, body) => settle(write("POST /orders/{id}/vat", { path, body }))}
        complaint={useComplaintSource(id, settle)}
      />
    </>
  );
}
