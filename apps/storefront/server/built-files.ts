import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The browser's files: in the form that the build compressed where there is one, kept for ever where the name holds a hash. */
export async function builtFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file that is there at the start; the compressed forms are no files of their own.
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
