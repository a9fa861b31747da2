import type { FastifyInstance } from "fastify";
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type Provider from "oidc-provider";
import type { Database } from "@sen/backend/database/connect";
import { assertDemonstration, shopModeOf } from "@sen/backend/database/shop-mode";
import { onlyDeclared } from "@sen/backend/http/declared-bodies";
import type { SimulatedIssuer } from "@sen/backend/ports/identity-issuer";
import { chooserPage, chooserStyle } from "./page.ts";

const PREFIX = "/simulated-issuer";
const ID = "simulated";
const CLIENT_ID = "sen";
/** Lifetime of its tokens and sessions, in seconds. */
const TTL = 600;
const styleHash = createHash("sha256").update(chooserStyle).digest("base64");

/** The identity that someone entered on the simulated issuer's page. */
interface SaidPerson {
  email: string;
  name: string;
  isVerified: boolean;
}

interface ProviderParts {
  issuer: string;
  client_secret: string;
  storefrontUrl: string;
  /** The entered identities, by subject. */
  persons: Map<string, SaidPerson>;
}

/** The shop that it belongs to. */
interface IssuerShop {
  db: Database;
  publicUrl: string;
  storefrontUrl: string;
}

type Mounted = IncomingMessage & { originalUrl?: string };

/**
 * An OpenID Connect issuer for demonstrations and tests (`oidc-provider`) that accepts any identity. Its pages refuse to work on a real
 * shop's database. It is loaded on first use and keeps its state in memory.
 */
export function simulatedIssuer(
  app: FastifyInstance,
  { db, publicUrl, storefrontUrl }: IssuerShop,
): SimulatedIssuer {
  const issuer = `${publicUrl}${PREFIX}`;
  const client_secret = randomBytes(24).toString("base64url");
  let made: Promise<Provider> | null = null;
  const persons = new Map<string, SaidPerson>();
  const provider = () => (made ??= makeProvider({ issuer, client_secret, storefrontUrl, persons }));

  const serveIssuer = async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    // The issuer parses its bodies itself, up to 56 kB.
    scope.addContentTypeParser("*", (_request, _payload, done) => {
      done(null);
    });
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const handle = (await provider()).callback();
      reply.hijack();
      mount(request.raw, new URL(issuer));
      await handle(request.raw, reply.raw);
    });
  };
  void app.register(async (simulated) => {
    simulated.addHook("onRequest", async () => {
      assertDemonstration(await shopModeOf(db), "The simulated issuer");
    });
    serveChooser(simulated, provider, { storefrontUrl, persons });
    await simulated.register(serveIssuer);
  });

  return {
    id: ID,
    name: "Sen Demo ID",
    issuer,
    client_id: CLIENT_ID,
    client_secret,
    async fetch(url, { method, headers, body }) {
      const { pathname, search, host } = new URL(url);
      const answer = await app.inject({
        method: method as "GET" | "POST",
        url: pathname + search,
        headers: { ...headers, host },
        ...(body !== undefined && body !== null && { payload: String(body) }),
      });
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      });
    },
  };
}

/** Strips the prefix from the issuer's paths, and sets the public host and protocol, whichever proxy forwarded the request. */
function mount(raw: Mounted, { host, protocol }: URL): void {
  delete raw.headers["x-forwarded-host"];
  Object.assign(raw.headers, { host, "x-forwarded-proto": protocol.slice(0, -1) });
  raw.originalUrl = raw.url ?? "";
  raw.url = raw.originalUrl.slice(PREFIX.length) || "/";
}

/** The page where someone enters an identity, cancels, or makes the issuer refuse. */
function serveChooser(
  app: FastifyInstance,
  provider: () => Promise<Provider>,
  { storefrontUrl, persons }: Pick<ProviderParts, "storefrontUrl" | "persons">,
): void {
  app.get(`${PREFIX}/choose/:uid`, async (request, reply) => {
    const { params } = await (await provider()).interactionDetails(request.raw, reply.raw);
    const locale = params.ui_locales === "en" ? "en" : "vi";
    return reply
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${storefrontUrl}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(chooserPage(locale));
  });
  const form = { types: ["application/x-www-form-urlencoded"], required: true };
  app.post(`${PREFIX}/choose/:uid`, { preParsing: onlyDeclared(form) }, async (request, reply) => {
    const result = resultOf(request.body as Record<string, unknown>, persons);
    reply.hijack();
    await (
      await provider()
    ).interactionFinished(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
  });
}

function resultOf(form: Record<string, unknown>, persons: Map<string, SaidPerson>) {
  const textOf = (name: string) => (typeof form[name] === "string" ? form[name].trim() : "");
  const decision = textOf("decision");
  if (decision === "cancel") return { error: "access_denied", error_description: "cancelled" };
  if (decision !== "continue") return { error: "temporarily_unavailable", error_description: "refused" };
  const said: SaidPerson = {
    email: textOf("email"),
    name: textOf("name"),
    isVerified: textOf("verified") === "yes",
  };
  const accountId = subjectOf(said.email || said.name);
  persons.set(accountId, said);
  return { login: { accountId } };
}

async function makeProvider({
  issuer,
  client_secret,
  storefrontUrl,
  persons,
}: ProviderParts): Promise<Provider> {
  const { default: OidcProvider } = await import("oidc-provider");
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = privateKey.export({ format: "jwk" });
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret,
        redirect_uris: ["", "/en"].map((prefix) => `${storefrontUrl}${prefix}/login/social`),
        id_token_signed_response_alg: "ES256",
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [{ ...jwk, alg: "ES256", use: "sig", kid: "simulated" }] as never },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${PREFIX}/choose/${uid}` },
    findAccount(_context, accountId) {
      const said = persons.get(accountId);
      return said && { accountId, claims: () => claimsOf(accountId, said) };
    },
    ttl: {
      Interaction: TTL,
      Grant: TTL,
      Session: TTL,
      AccessToken: TTL,
      IdToken: TTL,
      AuthorizationCode: TTL,
    },
    // No consent page: continuing counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  provider.proxy = true;
  return provider;
}

function claimsOf(sub: string, { email, name, isVerified }: SaidPerson) {
  return { sub, name, ...(email !== "" && { email, email_verified: isVerified }) };
}

/** The same email is the same person. */
const subjectOf = (who: string) => createHash("sha256").update(who.toLowerCase()).digest("base64url");
