import { expect, it } from "vitest";
import { connectIssuers } from "./social-issuers.ts";

const issuer = "https://issuer.example";
const metadata = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };

it.each([
  [502, "<html>Bad gateway</html>", "unreachable"],
  [400, JSON.stringify({ error: "invalid_grant" }), "invalid"],
])("an issuer's response %i to a code is an error of the kind for it", async (status, body, kind) => {
  const fetch = async (url: string) =>
    url.includes(".well-known")
      ? Response.json(metadata)
      : new Response(body, { status, headers: { "content-type": "application/json" } });
  const client = { id: "google", name: "Google", issuer, client_id: "sen", client_secret: "secret", fetch };
  const [google] = connectIssuers(undefined, client);
  if (!google) throw new RangeError("There is no issuer");
  const { begun } = await google.begin("https://sen.example/login", "vi");
  const finished = google.finish(begun, { code: "a code", state: begun.state });
  await expect(finished).rejects.toMatchObject({ name: "IssuerError", kind });
});
