import swaggerUi, { type FastifySwaggerUiOptions } from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { stringify } from "yaml";
import { contract } from "./contract.ts";

/** Serves the API reference at `/docs`, generated from the contract. Its page runs no inline script. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    let asYaml: string | undefined;
    const specification = (options?: { yaml?: boolean }) => {
      if (!options?.yaml) return contract;
      // Cached, since it takes longer than a dozen other responses together.
      asYaml ??= stringify(contract);
      return asYaml;
    };
    scope.decorate("swagger", specification as never);
    scope.addHook("onSend", async (_request, reply) => {
      reply.header(
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      );
    });
    // Called directly, since `register` would require the plugin that generates a contract from routes.
    await (
      swaggerUi as unknown as (scope: FastifyInstance, options: FastifySwaggerUiOptions) => Promise<void>
    )(scope, {
      routePrefix: "/docs",
      uiConfig: { docExpansion: "list", deepLinking: true, persistAuthorization: false },
      transformSpecificationClone: false,
    });
  });
}
