import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, deployFile, onThisMachine, type Program } from "./compose.ts";
import type { Doubles } from "./doubles.ts";

/** The shop's host name for customers. Browsers and clients map it to an IP address. */
export const SITE = "shop.localhost:8443";

/** The only account that s3rver has. */
export const S3_ACCOUNT = { S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" };

/** s3rver instead of MinIO, with its bucket. npm downloads it for this run, because nothing else needs it. */
export function s3(folder: string): Program {
  const where = ["--address", addressOf("s3"), "--port", "9000", "--directory", join(folder, "s3")];
  const args = ["exec", "--yes", "--", "s3rver@3.7.1", ...where, "--configure-bucket", "sen-media"];
  // Keeps this machine's npm settings, such as its proxy and certificate authorities.
  return { name: "s3", command: "npm", args, env: { ...process.env } };
}

/** Caddy with our Caddyfile, IP addresses for names, and its own certificate authority. It fronts the doubles too, as a real shop requires https. */
export function caddy(folder: string, { sites }: Doubles): Program & { authority: string } {
  const own = `{
	admin off
	default_bind ${addressOf("balancer")}
	skip_install_trust
	local_certs
	auto_https disable_redirects
	storage file_system ${folder}/caddy
}`;
  const shop = onThisMachine(deployFile("Caddyfile"));
  const doubles = sites.map(
    ({ port, url }) => `https://${addressOf("balancer")}:${port} {\n\treverse_proxy ${new URL(url).host}\n}`,
  );
  const file = join(folder, "Caddyfile");
  writeFileSync(file, [own, shop, ...doubles].join("\n"));
  return {
    name: "balancer",
    command: process.env["CADDY_PATH"] ?? "caddy",
    args: ["run", "--config", file, "--adapter", "caddyfile"],
    env: { SITE_ADDRESS: SITE, HOME: folder },
    authority: join(folder, "caddy/pki/authorities/local/root.crt"),
  };
}
