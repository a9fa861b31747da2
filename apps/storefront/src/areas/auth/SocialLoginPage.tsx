import { SocialLoginScreen, type SocialLoginProgress } from "@sen/ui/auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { endSocialLogin, type SocialLoginEnd } from "./social-login.ts";

const EXPIRED = { code: 422, message: "", message_code: "SOCIAL_TOKEN_INVALID" };

export default function SocialLoginPage() {
  const navigate = useNavigate();
  const href = useHref();
  const { home } = useLinks();
  const [progress, setProgress] = useState<SocialLoginProgress>({ state: "waiting" });
  const [next, setNext] = useState<string>();
  const begun = useRef(false);
  const end = useEffectEvent(({ outcome, next: wanted }: SocialLoginEnd) => {
    if (outcome.kind === "in") void navigate(wanted, { replace: true });
    if (outcome.kind === "strange") setProgress({ state: "refused", refusal: EXPIRED });
    if (outcome.kind === "refused") setProgress({ state: "refused", refusal: outcome.refusal });
    if (outcome.kind === "unverified") {
      void navigate(href(authRoutes.verify, { next: wanted }), { replace: true });
    }
    setNext(wanted);
  });
  useEffect(() => {
    // A code is good once: also where React mounts twice.
    if (begun.current) return;
    begun.current = true;
    endSocialLogin(new URLSearchParams(window.location.search)).then(end, () => {
      setProgress({ state: "refused", refusal: null });
    });
  }, []);
  return (
    <SocialLoginScreen
      progress={progress}
      loginHref={href(authRoutes.login, {
        next: next === home ? undefined : next,
      })}
    />
  );
}
