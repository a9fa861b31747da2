import { RegisterScreen } from "@sen/ui/auth";
import { useNavigate } from "react-router-dom";
import { useStore } from "../../core/store.ts";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { useLinks } from "../links.ts";
import { register, registerOtp } from "./otp.ts";
import { authRoutes } from "./routes.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

export default function RegisterPage() {
  const { next } = usePlace(authRoutes.register);
  const navigate = useNavigate();
  const href = useHref();
  useLeaveWhenSignedIn(next);
  return (
    <RegisterScreen
      typed={useStore(registerOtp)?.typed}
      loginHref={href(authRoutes.login, { next })}
      policyHref={useLinks().policy}
      onSubmit={async (body) => {
        const refusal = await register(body);
        if (refusal === null) void navigate(href(authRoutes.registerOtp, { next }));
        return refusal;
      }}
    />
  );
}
