import type { Received, TestShop } from "./shop.ts";

/** The input on the issuer's page, and the button that is pressed. */
export interface Said {
  email?: string;
  name?: string;
  verified?: boolean;
  decision?: "continue" | "cancel" | "refuse";
}

/** A sign-in that the shop has started. */
export interface Begun {
  url: string;
  state: string;
  secret: string;
}

/** Visits the issuer as a browser does. Returns the URL it redirects back to. */
export async function atIssuer(
  shop: TestShop,
  { url }: Begun,
  { email = "", name = "Lê Thị Mới", verified = true, decision = "continue" }: Said,
): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (target: string, form?: URLSearchParams) => {
    const { pathname, search, host } = new URL(target, shop.config.publicUrl);
    const answer = await shop.app.inject({
      method: form ? "POST" : "GET",
      url: pathname + search,
      headers: {
        host,
        cookie: [...cookies].map(([cookie, value]) => `${cookie}=${value}`).join("; "),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { payload: form.toString() }),
    });
    for (const cookie of answer.cookies) cookies.set(cookie.name, cookie.value);
    return answer;
  };
  const chooser = String((await visit(url)).headers.location);
  await visit(chooser);
  const form = new URLSearchParams({ email, name, decision, ...(verified && { verified: "yes" }) });
  let next = String((await visit(chooser, form)).headers.location);
  while (!next.startsWith(shop.config.storefrontUrl)) next = String((await visit(next)).headers.location);
  return new URL(next);
}

/** Completes a sign-in with the URL that the issuer redirected back to. */
export function finish(shop: TestShop, begun: Begun, back: URL, change: object = {}): Promise<Received> {
  const { searchParams: query } = back;
  const body = {
    provider: "simulated",
    state: query.get("state"),
    secret: begun.secret,
    ...(query.has("code") && { token: query.get("code") }),
    ...(query.has("error") && { error: query.get("error") }),
    ...(query.has("iss") && { iss: query.get("iss") }),
    ...change,
  };
  return shop.call("socialLogin", { body });
}
