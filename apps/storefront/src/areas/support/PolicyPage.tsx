import { POLICIES } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { PolicyScreen } from "@sen/ui/support";
import { matchPath, useLocation } from "react-router-dom";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";

export default function PolicyPage() {
  const { t } = useTranslation("policies");
  const { pathname } = useLocation();
  const paths = usePaths();
  const policy = POLICIES.find((one) => matchPath(paths.policy(one), pathname)) ?? POLICIES[0];
  return (
    <>
      <PageHead title={t(`${policy}.title`)} description={t(`${policy}.lead`)} />
      <PolicyScreen
        policy={policy}
        hrefs={{ policy: paths.policy, customerSupport: paths.customerSupport() }}
      />
    </>
  );
}
