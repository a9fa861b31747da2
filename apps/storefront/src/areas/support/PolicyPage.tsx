import { useTranslation } from "@sen/i18n";
import { PolicyScreen } from "@sen/ui/support";
import { usePlace } from "../../core/place.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { supportRoutes } from "./routes.ts";

export default function PolicyPage() {
  const { t } = useTranslation("policies");
  const href = useHref();
  const { policy } = usePlace(supportRoutes.policy);
  return (
    <>
      <PageHead title={t(`${policy}.title`)} description={t(`${policy}.lead`)} />
      <PolicyScreen
        policy={policy}
        hrefs={{
          policy: (policy) => href(supportRoutes.policy, { policy }),
          customerSupport: href(supportRoutes.contact),
        }}
      />
    </>
  );
}
