import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Serves the browser's files: precompressed if the build did so, immutable if the name contains a hash. */
export async function builtFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Registers a route for each file present at startup; compressed variants get none.
    wildcard: false,
    globIgnore: ["**/*.{br,gz}"],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${folder}/assets/`);
      reply.headers({
        "cache-control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
    },
  });
}
