import { RegisterScreen } from "@sen/ui/auth";
import { useNavigate } from "react-router-dom";
import { useStore } from "../../core/store.ts";
import { useHref, type Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { register, registrationDraft } from "./otp.ts";
import { authRoutes } from "./routes.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

export default function RegisterPage({ next }: Values<typeof authRoutes.register>) {
  const navigate = useNavigate();
  const href = useHref();
  const links = useLinks();
  useLeaveWhenSignedIn(next);
  return (
    <RegisterScreen
      draft={useStore(registrationDraft)}
      onDraftChange={registrationDraft.write}
      loginHref={links.loginTo(next)}
      policyHref={links.policy}
      onSubmit={async (body) => {
        const refusal = await register(body);
        if (refusal === null) void navigate(href(authRoutes.registerOtp, { next }));
        return refusal;
      }}
    />
  );
}
