import { AddressChoice, AddressChoiceSkeleton } from "@sen/ui/account";
import { CheckoutScreen } from "@sen/ui/checkout";
import { usePlace } from "../../core/place.ts";
import { placeSource } from "../../core/places.ts";
import { useAddresses } from "../account/index.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import { checkoutRoutes } from "./routes.ts";
import { usePayment } from "./use-payment.ts";

export default function PaymentPage() {
  const links = useLinks();
  const { request: addresses, create, update } = useAddresses();
  const { reload, chooseAddress, ...payment } = usePayment(usePlace(checkoutRoutes.payment).checkout ?? null);
  const { request } = payment;
  return (
    <CheckoutScreen
      {...payment}
      ordersHref={links.orders}
      productHref={links.product}
      policyHref={links.policy}
      onFindCoupon={useFindCoupon()}
      addressChoice={
        addresses.state === "ready" ? (
          <AddressChoice
            addresses={addresses.addresses}
            value={(request.state === "ready" && request.checkout.address?.id) || null}
            onChange={chooseAddress}
            places={placeSource}
            onCreate={(form) => create(form, ({ id }) => chooseAddress(id))}
            onUpdate={async (address, form) => {
              const refusal = await update(address, form);
              if (!refusal) await reload();
              return refusal;
            }}
          />
        ) : (
          <AddressChoiceSkeleton />
        )
      }
    />
  );
}
