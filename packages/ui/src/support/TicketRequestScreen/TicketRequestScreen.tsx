import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Breadcrumb, Loading } from "../../primitives/index.ts";
import { TicketRequestForm, type TicketRequestFormProps } from "./TicketRequestForm.tsx";

export interface TicketRequestScreenProps extends TicketRequestFormProps {
  /** Whether a stored draft is still being read; the form mounts only afterwards. */
  loading: boolean;
  /** URLs of its links. */
  hrefs: TicketRequestFormProps["hrefs"] & { support: string; shopQuestions: string };
}

/** Sends a request to customer care or a question to a shop. Spec §2, support request. */
export function TicketRequestScreen({ loading, ...form }: TicketRequestScreenProps) {
  const { t } = useTranslation(["support", "shell"]);
  const { asked, hrefs } = form;
  const home = asked
    ? { label: t("shell:page.shop_questions"), href: hrefs.shopQuestions }
    : { label: t("shell:page.support"), href: hrefs.support };
  return (
    <Root>
      <Breadcrumb crumbs={[home]} />
      <header>
        <h1>{asked ? t("shop.ask.title", { shop: asked.name }) : t("home.request")}</h1>
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
