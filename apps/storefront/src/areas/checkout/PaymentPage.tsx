import { CheckoutScreen } from "@sen/ui/checkout";
import type { Values } from "../../core/href.ts";
import { useAddresses } from "../account/index.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import type { checkoutRoutes } from "./routes.ts";
import { usePayment } from "./use-payment.ts";

export default function PaymentPage({ checkout }: Values<typeof checkoutRoutes.payment>) {
  const { request, places, onCreate, onUpdate } = useAddresses();
  const { reload, ...payment } = usePayment(checkout ?? null);
  return (
    <CheckoutScreen
      {...payment}
      addressBook={{
        request,
        places,
        onCreate,
        onUpdate: (address, form) => onUpdate(address, form).finally(reload),
      }}
      hrefs={useLinks()}
      onFindCoupon={useFindCoupon()}
    />
  );
}
