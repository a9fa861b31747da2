import { SocialLoginScreen, type SocialLoginProgress } from "@sen/ui/auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHref } from "../../core/href.ts";
import { authRoutes } from "./routes.ts";
import { useLinks } from "../links.ts";
import { endSocialLogin, type SocialLoginEnd } from "./social-login.ts";

export default function SocialLoginPage() {
  const navigate = useNavigate();
  const href = useHref();
  const { home, loginTo } = useLinks();
  const [progress, setProgress] = useState<SocialLoginProgress>({ state: "waiting" });
  const [next, setNext] = useState<string>();
  const begun = useRef(false);
  const end = useEffectEvent(({ refusal, isVerified, next: wanted }: SocialLoginEnd) => {
    if (refusal) setProgress({ state: "refused", refusal });
    else void navigate(isVerified ? wanted : href(authRoutes.verify, { next: wanted }), { replace: true });
    setNext(wanted);
  });
  useEffect(() => {
    // The code works only once, and Strict Mode mounts twice.
    if (begun.current) return;
    begun.current = true;
    endSocialLogin(new URLSearchParams(window.location.search)).then(end, () => {
      setProgress({ state: "refused", refusal: null });
    });
  }, []);
  return <SocialLoginScreen progress={progress} loginHref={loginTo(next === home ? undefined : next)} />;
}
