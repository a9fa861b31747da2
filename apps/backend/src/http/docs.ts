import swaggerUi, { type FastifySwaggerUiOptions } from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { stringify } from "yaml";
import type { Contract } from "./contract.ts";

/** The API reference, made from the contract, at `/docs`. Its page runs no inline script. */
export async function serveDocs(app: FastifyInstance, contract: Contract): Promise<void> {
  await app.register(async (scope) => {
    let asYaml: string | undefined;
    const specification = (options?: { yaml?: boolean }) => {
      if (!options?.yaml) return contract;
      // Written once: it takes longer than a dozen other answers together.
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
    // Called instead of registered: registering insists on the plugin that would generate a contract from routes.
    await (
      swaggerUi as unknown as (scope: FastifyInstance, options: FastifySwaggerUiOptions) => Promise<void>
    )(scope, {
      routePrefix: "/docs",
      uiConfig: { docExpansion: "list", deepLinking: true, persistAuthorization: false },
      transformSpecificationClone: false,
    });
  });
}
