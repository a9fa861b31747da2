import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Breadcrumb, Loading } from "../../primitives/index.ts";
import { TicketRequestForm, type TicketRequestFormProps } from "./TicketRequestForm.tsx";

export interface TicketRequestScreenProps extends TicketRequestFormProps {
  /** Waits until a kept draft has been read: the form starts from it once. */
  loading: boolean;
  /** The support's first page, or the list of what shops were asked. */
  supportHref: string;
}

/** Asks customer care or a shop. Spec §2, support request. */
export function TicketRequestScreen({ loading, supportHref, ...form }: TicketRequestScreenProps) {
  const { t } = useTranslation("support");
  const { asked } = form;
  return (
    <Root>
      <Breadcrumb crumbs={[{ label: t(asked ? "shop.list.title" : "home.title"), href: supportHref }]} />
      <header>
        <h1>{asked ? t("shop.ask.title", { shop: asked.name }) : t("request.title")}</h1>
        <p>{t(asked ? "shop.ask.lead" : "request.lead")}</p>
      </header>
      {loading ? (
        <Loading label={t("request.loading")} boxes={["180px", "240px"]} />
      ) : (
        <TicketRequestForm {...form} />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(4)}
  ${mixins.column("760px")}

  > header > p {
    margin-top: ${space[2]};
    color: ${color.inkMuted};
  }
`;
