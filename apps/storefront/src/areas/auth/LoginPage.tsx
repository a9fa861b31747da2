import { LoginScreen, SocialLogin } from "@sen/ui/auth";
import { useNavigate } from "react-router-dom";
import { query, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { login } from "./login.ts";
import { authRoutes } from "./routes.ts";
import { beginSocialLogin } from "./social-login.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

const providersQuery = () => query("/login/social/providers");

export const queries = (): PageQueries => ({ optional: [providersQuery()] });

export default function LoginPage({ next }: Values<typeof authRoutes.login>) {
  const navigate = useNavigate();
  const href = useHref();
  const providers = useQuery(providersQuery()).data?.data ?? [];
  useLeaveWhenSignedIn(next);

  return (
    <LoginScreen
      onSubmit={(body) => login(body, () => navigate(href(authRoutes.verify, { next })))}
      needed={next !== undefined}
      forgotHref={href(authRoutes.forgotPassword, { next })}
      registerHref={href(authRoutes.register, { next })}
      social={<SocialLogin providers={providers} onStart={({ id }) => beginSocialLogin(id, next)} />}
    />
  );
}
