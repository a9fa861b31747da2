import { SupportCategory, TICKET_SUBJECT_MAX_LENGTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { TicketRequestScreen, type TicketFormDraft } from "@sen/ui/support";
import { useNavigate } from "react-router-dom";
import { useStoredDraft } from "../../core/drafts/use-stored-draft.ts";
import { usePlace } from "../../core/place.ts";
import { useQuery } from "../../core/query.ts";
import { throwIfMissing } from "../../core/request-state.ts";
import { uploadFile } from "../../core/upload-file.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { shopQuery } from "../catalog/index.ts";
import { useOrder } from "../orders/index.ts";
import { productQuery } from "../product/index.ts";
import { sendFeedback } from "./questions.ts";
import { supportRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { useCreateTicket } from "./tickets.ts";

export default function AskShopPage() {
  const { t } = useTranslation(["shell", "support"]);
  const { id, product: productId = null, order: orderId = null } = usePlace(supportRoutes.askShop);
  const hrefs = useLinks();
  const navigate = useNavigate();
  const shop = useQuery(shopQuery(id));
  throwIfMissing(shop.error);
  const about = useAbout(productId, orderId);
  const { draft, keep, forget } = useStoredDraft<TicketFormDraft>(
    `ask-shop-${id}-${productId ?? ""}-${orderId ?? ""}`,
  );
  const create = useCreateTicket();
  const name = shop.data?.data.name ?? "";
  return (
    <>
      <PageHead title={t("support:shop.ask.title", { shop: name })} noIndex />
      <TicketRequestScreen
        loading={draft === undefined || !shop.data || about === undefined}
        supportHref={hrefs.shopQuestions}
        asked={{ name, about: about ?? null }}
        initial={{
          category: SupportCategory.store,
          tenant_id: id,
          product_id: productId,
          order_id: orderId,
          subject: Array.from(about?.name ?? name)
            .slice(0, TICKET_SUBJECT_MAX_LENGTH)
            .join(""),
        }}
        draft={draft}
        onDraftChange={keep}
        upload={uploadFile}
        onFeedback={sendFeedback}
        hrefs={hrefs}
        onCreate={(body) =>
          create(body, async (ticket) => {
            forget();
            await navigate(hrefs.ticket(ticket), { replace: true });
          })
        }
      />
    </>
  );
}

/** The product or order that the question is about; null where it is about none, undefined until it is known. */
function useAbout(productId: number | null, orderId: number | null) {
  const { t } = useTranslation("support");
  const product = useQuery(productId === null ? null : productQuery(productId));
  const order = useOrder(orderId ?? 0, orderId !== null);
  throwIfMissing(product.error ?? order.error);
  if (productId === null && orderId === null) return null;
  if (product.data) return { name: product.data.data.name, picture: product.data.data.image_url };
  const found = order.data?.data;
  if (!found) return undefined;
  const picture = found.order_detail_items[0]?.product_image ?? "";
  return { name: t("shop.ask.order", { code: found.code }), picture };
}
