import { unlocalizedPath } from "@sen/i18n";
import { VerifyPhoneScreen } from "@sen/ui/auth";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { Values } from "../../core/href.ts";
import { useSession, temporarySession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { useLinks } from "../links.ts";
import { sendPhoneVerification, verifyOtp, verifyPhone } from "./otp.ts";
import { authRoutes } from "./routes.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

export default function VerifyPage({ next }: Values<typeof authRoutes.verify>) {
  const navigate = useNavigate();
  const { status } = useSession();
  const temporary = useStore(temporarySession);
  const sent = useStore(verifyOtp)?.sent ?? null;
  const isOfThisPage = next !== undefined && unlocalizedPath(next).startsWith(authRoutes.verify.path);
  const loginHref = useLinks().loginTo(next);
  useLeaveWhenSignedIn(isOfThisPage ? undefined : next);

  useEffect(() => {
    // Not while another navigation is under way.
    if (unlocalizedPath(window.location.pathname) !== authRoutes.verify.path) return;
    if (status === "out" && temporary === null) void navigate(loginHref, { replace: true });
  }, [status, temporary, navigate, loginHref]);

  return (
    <VerifyPhoneScreen
      phone={temporary?.profile.phone}
      sent={sent}
      onSend={sendPhoneVerification}
      onVerify={(otp) => verifyPhone({ id: sent?.id ?? "", otp })}
      onChangePhone={() => verifyOtp.write(null)}
    />
  );
}
