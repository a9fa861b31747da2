import { useTranslation } from "@sen/i18n";
import { PolicyScreen } from "@sen/ui/support";
import type { Values } from "../../core/href.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import type { supportRoutes } from "./routes.ts";

export default function PolicyPage({ policy }: Values<typeof supportRoutes.policy>) {
  const { t } = useTranslation("policies");
  return (
    <>
      <PageHead title={t(`${policy}.title`)} description={t(`${policy}.lead`)} />
      <PolicyScreen policy={policy} hrefs={useLinks()} />
    </>
  );
}
