import { useTranslation } from "@sen/i18n";
import { SocialLoginScreen } from "@sen/ui/auth";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHref } from "../../core/href.ts";
import { authRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { endSocialLogin, type SocialLoginEnd } from "./social-login.ts";
import { useReturnAfterSignIn } from "./use-leave-when-signed-in.ts";

export default function SocialLoginPage() {
  const navigate = useNavigate();
  const href = useHref();
  const { loginTo } = useLinks();
  const { t } = useTranslation("auth");
  const toast = useToast();
  const returnTo = useReturnAfterSignIn();
  const [failed, setFailed] = useState<SocialLoginEnd>();
  const begun = useRef(false);
  const end = useEffectEvent((ended: SocialLoginEnd) => {
    const { isVerified, next, isLink } = ended;
    if (isVerified === null) setFailed(ended);
    else {
      if (isLink) toast.show({ tone: "success", title: t("social.linked") });
      if (isVerified) void returnTo(next);
      else void navigate(href(authRoutes.verify, { next }), { replace: true });
    }
  });
  useEffect(() => {
    // The code works only once, and Strict Mode mounts twice.
    if (begun.current) return;
    begun.current = true;
    void endSocialLogin(new URLSearchParams(window.location.search)).then(end);
  }, []);
  return (
    <SocialLoginScreen
      progress={failed ? { state: "refused", refusal: failed.refusal } : { state: "waiting" }}
      isLink={failed?.isLink}
      backHref={failed?.isLink && failed.next ? failed.next : loginTo(failed?.next)}
    />
  );
}
