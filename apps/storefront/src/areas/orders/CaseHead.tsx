import { type Translate, useTranslation } from "@sen/i18n";
import type { Request } from "@sen/ui/primitives";
import { PageHead } from "../../shell/PageHead.tsx";

interface CaseHeadProps {
  /** The page's heading. */
  title: Parameters<Translate<"aftersales">>[0];
  /** The order or case. */
  request: Request<{ data: { code: string } }>;
}

/** The head of a page about an order or one of its cases. The code tells open tabs and the history's entries apart. */
export function CaseHead({ title, request }: CaseHeadProps) {
  const { t } = useTranslation("aftersales");
  const code = request.state === "ready" ? ` ${request.data.code}` : "";
  return <PageHead title={t(title) + code} noIndex />;
}
