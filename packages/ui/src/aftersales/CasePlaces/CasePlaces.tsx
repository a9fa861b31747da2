import type { RequestContext } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/index.ts";
import { AddressPanel } from "../AddressPanel/AddressPanel.tsx";
import { endsOf, type DeliveryEnd } from "../AddressPanel/delivery-ends.ts";
import { Fact, FactList } from "../CasePage/index.ts";

export interface CasePlacesProps {
  /** The page of a complaint, return or refund, all of which include it. */
  context: RequestContext;
  /** The title of the customer's address. */
  customerTitle: string;
  /** The contact and address, if they differ from those of the order. */
  customer?: DeliveryEnd | undefined;
  /** More details of the delivery, as `Fact`s. */
  children?: ReactNode;
}

/** The delivery or post-office address, the return address, the shipping method, the shop. Spec §2, complaint detail. */
export function CasePlaces({ context, customerTitle, customer, children }: CasePlacesProps) {
  const { t } = useTranslation("aftersales");
  const { pick_station: station } = context;
  const ends = endsOf(context.delivery_request);
  return (
    <Card>
      {station ? (
        <AddressPanel
          title={t("complaint_detail.station")}
          name={station.name}
          phone={station.phone_number}
          address={station.full_address}
          icon={<Building2 aria-hidden size={20} />}
        >
          <span>{t("return_create.station_hours", { hours: station.opening_hours })}</span>
        </AddressPanel>
      ) : (
        <AddressPanel title={customerTitle} {...(customer ?? ends.customer)} />
      )}
      <AddressPanel title={t("complaint_detail.return_to")} {...ends.shop} />
      <hr />
      <FactList>
        <Fact label={t("case_page.shipping_method")}>
          {t(`case_page.delivery_type.${context.delivery_type}`)}
        </Fact>
        <Fact label={t("case_page.shop")}>{context.order.tenant_name}</Fact>
        {children}
      </FactList>
    </Card>
  );
}
