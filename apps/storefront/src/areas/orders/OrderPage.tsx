import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePlace } from "../../core/place.ts";
import { placeSource } from "../../core/places.ts";
import { OrderSection, useAddresses } from "../account/index.ts";
import { useComplaintSource } from "../aftersales/index.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrderSteps } from "./order-steps.ts";
import { orderRoutes } from "./routes.ts";

export default function OrderPage() {
  const { id } = usePlace(orderRoutes.detail);
  const hrefs = useLinks();
  const navigate = useNavigate();
  const { request, refresh, ...steps } = useOrderSteps(id);
  const [isAddressBookOpen, setAddressBookOpen] = useState(false);
  const { request: addresses, create, update } = useAddresses(isAddressBookOpen);
  return (
    <OrderSection>
      <OrderDetailScreen
        request={request}
        hrefs={hrefs}
        onPayAgain={usePayAgain(refresh)}
        onPaymentOverdue={refresh}
        onCancelOrder={steps.cancel}
        onConfirmReceived={async (order) => {
          const refusal = await steps.confirmReceived(order);
          if (refusal === null) await navigate(hrefs.finish(order.id));
          return refusal;
        }}
        onChangeAddress={steps.changeAddress}
        onQuoteAddress={steps.quoteAddress}
        onRequestVat={steps.requestVat}
        onBuyAgain={useBuyAgain()}
        addressBook={{
          request: addresses.state === "ready" ? { state: "ready", data: addresses.addresses } : addresses,
          places: placeSource,
          onCreate: (form) => create(form),
          onUpdate: update,
        }}
        onOpenAddressBook={() => setAddressBookOpen(true)}
        complaint={useComplaintSource(id, refresh)}
      />
    </OrderSection>
  );
}
