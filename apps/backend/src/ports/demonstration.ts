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

/** The parts of the shop that a simulation needs. */
export interface DemonstrationShop {
  db: Database;
  clock: Clock;
  /** Public URLs of the backend and the shop. */
  publicUrl: string;
  storefrontUrl: string;
  /** Signs the simulation's messages. */
  secret: string;
}

/** The simulated services. Each refuses to run on a real shop's database. */
export interface Demonstration {
  /** Record messages for the operator instead of sending them. */
  messengers: (shop: Pick<DemonstrationShop, "db" | "clock">) => { sms: SmsSender; email: EmailSender };
  carrier: (db: Database) => Carrier;
  paymentGateway: (shop: Omit<DemonstrationShop, "storefrontUrl">) => PaymentGateway;
  /** Serves the page on which a customer pretends to pay. */
  servePaymentPage: (
    app: FastifyInstance,
    shop: DemonstrationShop,
    notify: (notice: Notice) => Promise<void>,
  ) => void;
  /** Serves a simulated identity issuer that accepts any identity. */
  serveIssuer: (
    app: FastifyInstance,
    shop: Pick<DemonstrationShop, "db" | "publicUrl" | "storefrontUrl">,
  ) => SimulatedIssuer;
  /** Draws the picture of a product that has no photo. */
  composePicture: (recipe: PictureRecipe, width: PictureWidth, format: PictureFormat) => Promise<Buffer>;
  /** The video at `/media/catalog/<id>/<file>`. */
  findFilm: (id: string, file: string) => Buffer | undefined;
  /** Path of the program that seeds an empty shop. */
  seedProgram: string;
}
