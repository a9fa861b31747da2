import { RegisterOtpScreen } from "@sen/ui/auth";
import { Navigate } from "react-router-dom";
import { useStore } from "../../core/store.ts";
import { useHref, type Values } from "../../core/href.ts";
import { useSession } from "../../core/session/session.ts";
import { useLinks } from "../links.ts";
import { finishRegistration, registerOtp, resendRegistration } from "./otp.ts";
import { authRoutes } from "./routes.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

export default function RegisterOtpPage({ next }: Values<typeof authRoutes.registerOtp>) {
  const href = useHref();
  const links = useLinks();
  const { status } = useSession();
  const pending = useStore(registerOtp);
  const backHref = href(authRoutes.register, { next });
  // The account page welcomes new customers.
  useLeaveWhenSignedIn(next ?? links.account);
  if (status === "out" && pending === null) return <Navigate to={backHref} replace />;
  return (
    <RegisterOtpScreen
      sent={pending?.sent ?? null}
      backHref={backHref}
      onVerify={(otp) => finishRegistration({ id: pending?.sent.id ?? "", otp })}
      onResend={() => (pending ? resendRegistration(pending.sent.id) : Promise.resolve(null))}
    />
  );
}
