import { useTranslation } from "@sen/i18n";
import { AddressChoice } from "@sen/ui/account";
import { CheckoutScreen } from "@sen/ui/checkout";
import { Requested } from "@sen/ui/primitives";
import type { Values } from "../../core/href.ts";
import { useAddresses } from "../account/index.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import type { checkoutRoutes } from "./routes.ts";
import { usePayment } from "./use-payment.ts";

export default function PaymentPage({ checkout }: Values<typeof checkoutRoutes.payment>) {
  const { t } = useTranslation("account");
  const { request: addresses, places, onCreate, onUpdate } = useAddresses();
  const { reload, chooseAddress, ...payment } = usePayment(checkout ?? null);
  const { request } = payment;
  return (
    <CheckoutScreen
      {...payment}
      hrefs={useLinks()}
      onFindCoupon={useFindCoupon()}
      addressChoice={
        <Requested
          request={addresses}
          loading={t("address.loading")}
          boxes={["96px"]}
          failed={t("address.failed")}
          hint={t("failed_hint")}
          heading="h3"
        >
          {(known) => (
            <AddressChoice
              addresses={known.addresses}
              value={(request.state === "ready" && request.checkout.address?.id) || null}
              onChange={chooseAddress}
              places={places}
              onCreate={(form) => onCreate(form, ({ id }) => chooseAddress(id))}
              onUpdate={(address, form) => onUpdate(address, form).finally(reload)}
            />
          )}
        </Requested>
      }
    />
  );
}
