import { SupportCategory, TICKET_SUBJECT_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TicketRequestScreen } from "@sen/ui/support";
import { throwIfMissing, useQuery } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { shopQuery } from "../catalog/index.ts";
import { useOrder } from "../orders/index.ts";
import { productQuery } from "../product/index.ts";
import { useNewTicket } from "./new-ticket.ts";
import type { supportRoutes } from "./routes.ts";

export default function AskShopPage({ id, product, order }: Values<typeof supportRoutes.askShop>) {
  const { t } = useTranslation(["shell", "support"]);
  const shop = useQuery(shopQuery(id));
  throwIfMissing(shop.error);
  const about = useAbout(product, order);
  const ticket = useNewTicket(`ask-shop-${id}-${product ?? ""}-${order ?? ""}`);
  const name = shop.data?.data.name ?? "";
  return (
    <>
      <PageHead title={t("support:shop.ask.title", { shop: name })} noIndex />
      <TicketRequestScreen
        {...ticket}
        loading={ticket.draft === undefined || !shop.data || about === undefined}
        asked={{ name, about: about ?? null }}
        initial={{
          category: SupportCategory.store,
          tenant_id: id,
          product_id: product ?? null,
          order_id: order ?? null,
          subject: Array.from(about?.name ?? name)
            .slice(0, TICKET_SUBJECT_MAX_LENGTH)
            .join(""),
        }}
      />
    </>
  );
}

/** The product or order that the question is about; null for neither, undefined while loading. */
function useAbout(productId: number | undefined, orderId: number | undefined) {
  const { t } = useTranslation("support");
  const product = useQuery(productId === undefined ? null : productQuery(productId));
  const order = useOrder(orderId ?? null);
  throwIfMissing(product.error ?? order.error);
  if (productId === undefined && orderId === undefined) return null;
  if (product.data) return { name: product.data.data.name, picture: product.data.data.image_url };
  const found = order.data?.data;
  if (!found) return undefined;
  const picture = found.order_detail_items[0]?.product_image ?? "";
  return { name: t("shop.ask.order", { code: found.code }), picture };
}
