import { useTranslation } from "@sen/i18n";
import { PolicyScreen } from "@sen/ui/support";
import { usePlace } from "../../core/place.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { supportRoutes } from "./routes.ts";

export default function PolicyPage() {
  const { t } = useTranslation("policies");
  const { policy } = usePlace(supportRoutes.policy);
  return (
    <>
      <PageHead title={t(`${policy}.title`)} description={t(`${policy}.lead`)} />
      <PolicyScreen policy={policy} hrefs={useLinks()} />
    </>
  );
}
