import { OrderDetailScreen } from "@sen/ui/aftersales";
import { useState } from "react";
import { placeSource } from "../../core/places.ts";
import type { Values } from "../../core/route.ts";
import { OrderSection, useAddresses } from "../account/index.ts";
import { useComplaintSource } from "../aftersales/index.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useLinks } from "../links.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useOrderDetail } from "./order-steps.ts";
import type { orderRoutes } from "./routes.ts";

export default function OrderPage({ id }: Values<typeof orderRoutes.detail>) {
  const { refresh, ...order } = useOrderDetail(id);
  const [isAddressBookOpen, setAddressBookOpen] = useState(false);
  const { request: addresses, onCreate, onUpdate } = useAddresses(isAddressBookOpen);
  return (
    <OrderSection>
      <OrderDetailScreen
        {...order}
        hrefs={useLinks()}
        onPayAgain={usePayAgain(refresh)}
        onPaymentOverdue={refresh}
        onBuyAgain={useBuyAgain()}
        addressBook={{
          request: addresses.state === "ready" ? { state: "ready", data: addresses.addresses } : addresses,
          places: placeSource,
          onCreate,
          onUpdate,
        }}
        onOpenAddressBook={() => setAddressBookOpen(true)}
        complaint={useComplaintSource(id, refresh)}
      />
    </OrderSection>
  );
}
