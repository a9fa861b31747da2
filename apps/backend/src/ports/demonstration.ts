import type { PictureFormat, PictureWidth } from "@sen/domain";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import type { PictureRecipe } from "../pictures/recipe.ts";
import type { Carrier } from "./carrier.ts";
import type { Clock } from "./clock.ts";
import type { EmailSender } from "./email.ts";
import type { SimulatedIssuer } from "./identity-issuer.ts";
import type { Notice, PaymentGateway } from "./payment-gateway.ts";
import type { SmsSender } from "./sms.ts";

/** What a simulated part stands in. */
export interface DemonstrationShop {
  db: Database;
  clock: Clock;
  /** Where browsers reach the backend, and the shop. */
  publicUrl: string;
  storefrontUrl: string;
  /** Signs what it sends. */
  secret: string;
}

/** What only a demonstration has. Every part refuses to work on a real shop's database. */
export interface Demonstration {
  /** Keep what they are given for the operator, and send it to nobody. */
  messengers: (shop: Pick<DemonstrationShop, "db" | "clock">) => { sms: SmsSender; email: EmailSender };
  carrier: (db: Database) => Carrier;
  paymentGateway: (shop: Omit<DemonstrationShop, "storefrontUrl">) => PaymentGateway;
  /** Serves the page on which a customer pretends to pay. */
  servePaymentPage: (
    app: FastifyInstance,
    shop: DemonstrationShop,
    notify: (notice: Notice) => Promise<void>,
  ) => void;
  /** Serves an issuer at which anybody is whoever they say. */
  serveIssuer: (
    app: FastifyInstance,
    shop: Pick<DemonstrationShop, "db" | "publicUrl" | "storefrontUrl">,
  ) => SimulatedIssuer;
  /** Pictures of goods that nobody has photographed. */
  composePicture: (recipe: PictureRecipe, width: PictureWidth, format: PictureFormat) => Promise<Buffer>;
  /** The film at `/media/catalog/<id>/<file>`. */
  findFilm: (id: string, file: string) => Buffer | undefined;
  /** File of the program that fills an empty shop. */
  seedProgram: string;
}
