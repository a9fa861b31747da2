import { createHmac, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isSameSecret } from "../encryption/is-same-secret.ts";
import type { SignInClient } from "../signed-in.ts";

type DeviceConfig = Pick<Config, "jwtSecret" | "formerJwtSecrets" | "storefrontUrl">;

const COOKIE = /(?:^|;\s*)device=([0-9a-f-]{36})\.([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const signatureOf = (secret: string, id: string): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["device", id]))
    .digest("base64url");

/** The device id that this browser got at a sign-in; null if it has none or the signature is invalid. */
export function deviceOf(
  { headers }: Pick<FastifyRequest, "headers">,
  { jwtSecret, formerJwtSecrets }: Pick<DeviceConfig, "jwtSecret" | "formerJwtSecrets">,
): string | null {
  const [, id, signature] = COOKIE.exec(headers.cookie ?? "") ?? [];
  if (id === undefined || signature === undefined) return null;
  const isOurs = [jwtSecret, ...formerJwtSecrets].some((secret) =>
    isSameSecret(signature, signatureOf(secret, id)),
  );
  return isOurs ? id : null;
}

/**
 * The browser and device of a sign-in. Sets or renews the device id in an HttpOnly cookie, which outlives the session. The id grants no
 * access. Its purpose is that other people cannot block an account's codes on a device that has signed in to it before.
 */
export function signInClient({
  request,
  reply,
  config,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  config: DeviceConfig;
}): SignInClient {
  const device = deviceOf(request, config) ?? randomUUID();
  const cookie = [
    `device=${device}.${signatureOf(config.jwtSecret, device)}`,
    "Path=/api/v1",
    `Max-Age=${YEAR_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(config.storefrontUrl.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
  void reply.header("set-cookie", cookie);
  return { userAgent: request.headers["user-agent"], device };
}
