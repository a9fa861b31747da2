import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import { answerHealth, createServer, loggerOptions } from "@sen/server";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Adapters } from "./ports/adapters.ts";
import type { Notice } from "./ports/payment-gateway.ts";
import { connectIssuers } from "./adapters/identity-issuer/social-issuers.ts";
import type { Config } from "./config.ts";
import { serveChanges } from "./modules/catalogue/index.ts";
import { findSession } from "./modules/customers/index.ts";
import { openNoticeHub } from "./modules/notifications/index.ts";
import { placesOf } from "./modules/places/index.ts";
import type { Database } from "./database/connect.ts";
import { noReplicas, type Replicas } from "./database/replicas.ts";
import { prepareTokens } from "./http/auth.ts";
import { bindOperations, type AnswerCheck } from "./http/bind.ts";
import { openClientContexts } from "./http/client-contexts.ts";
import { serveDocs } from "./http/docs.ts";
import { handleErrors } from "./http/error-handler.ts";
import { leaveFilesUnread } from "./http/head-requests.ts";
import { noticePath, serveNotices } from "./http/gateway-notices.ts";
import { lateValidators } from "./http/late-validators.ts";
import { localeOf } from "./http/locale.ts";
import { givingWay } from "./http/give-way.ts";
import { acceptForms } from "./http/forms.ts";
import { serveReturn } from "./http/gateway-return.ts";
import { readinessCheck, type BackendReadiness } from "./http/health.ts";
import type { Operations } from "./http/operation.ts";
import { rateLimitsOn } from "./http/rate-limit.ts";
import { openRedis } from "./http/redis.ts";
import { arrivalLimits } from "./limits/receiving-limits.ts";
import { measureAnswers } from "./http/operation-metrics.ts";
import { tokenKeys } from "./http/token-keys.ts";
import { requestValidation } from "./http/validation.ts";
import { watchBodies } from "./http/watch-bodies.ts";
import { serveIdentityPictures } from "./modules/identity/index.ts";
import { LARGEST_FILE, serveMedia } from "./modules/media/index.ts";
import { operations as everyOperation } from "./modules/operations.ts";
import { serveCarrierNotices } from "./modules/parcels/index.ts";
import { settleNotice } from "./modules/payments/index.ts";
import { serveSitemap } from "./modules/sitemap/index.ts";
import { say } from "./texts/messages.ts";
import { servePictures } from "./pictures/routes.ts";

/** The dependencies of the server. */
export interface ServerParts {
  config: Config;
  db: Database;
  /** Where catalogue reads go. @default `db` */
  replicas?: Replicas;
  adapters: Adapters;
  /** @default every implemented operation; tests of the HTTP layer pass their own */
  operations?: Partial<Operations>;
  /** Checks every response against the contract, in tests. */
  checkAnswer?: AnswerCheck;
  logger?: FastifyServerOptions["logger"];
  /** Signals the server that shutdown has begun. */
  readiness?: BackendReadiness;
}

const ONE_MEGABYTE = 1024 * 1024;

/** Builds the server without listening. */
export async function buildServer({
  config,
  db,
  replicas = noReplicas(db),
  adapters,
  operations = everyOperation,
  checkAnswer,
  logger,
  readiness = { isDraining: false },
}: ServerParts): Promise<FastifyInstance> {
  const app = createServer({
    logger: logger ?? loggerOptions(config.logLevel),
    limits: arrivalLimits(config.receiving, LARGEST_FILE),
    trustedProxies: config.trustedProxies,
    trustsTraces: true,
    eventsPath: "/api/v1/events",
    refusalText: ({ messageCode }, request) => say(messageCode, request ? localeOf(request) : "vi"),
    bodyLimit: ONE_MEGABYTE,
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { ...requestValidation, keywords: ["example"] } },
    schemaController: { compilersFactory: { buildValidator: lateValidators } },
  });

  measureAnswers(app);
  openClientContexts(app);
  app.addHook("onRequest", async ({ headers }) => {
    if (headers.lang !== "vi" && headers.lang !== "en") headers.lang = "vi";
  });
  watchBodies(app, config.receiving);
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
      useDefaults: false,
    },
    strictTransportSecurity: config.production,
  });
  leaveFilesUnread(app);
  handleErrors(app);
  acceptForms(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  answerHealth(app, readiness, readinessCheck(db, readiness, replicas));
  const places = placesOf(config);
  const keys = tokenKeys([config.jwtSecret, ...config.formerJwtSecrets]);
  const tokens = prepareTokens(app, {
    keys,
    clock: adapters.clock,
    findSession: (id, now) => findSession(db, id, now),
  });
  const { demonstration } = adapters;
  const { SOCIAL_ISSUERS } = config.settings;
  const simulatedIssuer = SOCIAL_ISSUERS
    ? null
    : (demonstration?.serveIssuer(app, { ...config, db }) ?? null);
  const socialIssuers = connectIssuers(SOCIAL_ISSUERS, simulatedIssuer);
  const noticeHub = openNoticeHub({ db, clock: adapters.clock, log: app.log });
  // Before the server waits for open requests: an event stream never ends by itself.
  app.addHook("preClose", () => noticeHub.close());
  const redis = await openRedis(config.settings.REDIS_URL, app.log);
  app.addHook("onClose", () => redis?.disconnect());
  bindOperations(app, operations, {
    services: { ...adapters, db, config, tokens, places, socialIssuers, noticeHub },
    replicas,
    rateLimits: rateLimitsOn({ db, redis }, config),
    giveWay: givingWay(config.pools, db),
    checkAnswer,
  });
  for (const gateway of adapters.paymentGateways.all) {
    await serveNotices(app, gateway, (notice) =>
      settleNotice({ ...adapters, db, log: app.log }, gateway, notice),
    );
  }
  await serveCarrierNotices(app, { ...adapters, db, log: app.log });
  serveReturn(app, config.storefrontUrl);
  if (adapters.paymentGateways.all.some(({ simulation }) => simulation !== null)) {
    const shop = { ...config, db, clock: adapters.clock, secret: config.jwtSecret };
    demonstration?.servePaymentPage(app, shop, (notice) => sendNotice(app, notice));
  }
  servePictures(app, { ...adapters, replicas }, config.dataDir);
  serveMedia(app, db, adapters, config);
  serveIdentityPictures(app, db, adapters, config);
  serveSitemap(app, adapters);
  serveChanges(app, db);
  await serveDocs(app);
  return app;
}

/** Delivers the simulated gateway's notice through the same route as a real one, without a network. */
async function sendNotice(app: FastifyInstance, { headers, body }: Notice): Promise<void> {
  await app.inject({
    method: "POST",
    url: noticePath("simulated"),
    headers: headers as Record<string, string>,
    payload: body,
  });
}
