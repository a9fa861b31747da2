import type { DemonstrationPackage } from "@sen/backend/create-adapters";
import { fileURLToPath } from "node:url";
import { findFilm } from "./pictures/films.ts";
import { renderPicture } from "./pictures/render.ts";
import { simulatedCarrier } from "./simulators/carrier.ts";
import { simulatedGateway } from "./simulators/gateway/gateway.ts";
import { signedNotice } from "./simulators/gateway/notices.ts";
import { servePaymentPage } from "./simulators/gateway/page.ts";
import { simulatedIssuer } from "./simulators/issuer/issuer.ts";
import { simulatedMessengers } from "./simulators/messengers.ts";

/** The simulated services, which the backend loads if its mode allows them (its create-adapters.ts). */
export const demonstration: DemonstrationPackage = {
  messengers: simulatedMessengers,
  carrier: simulatedCarrier,
  paymentGateway: simulatedGateway,
  servePaymentPage: (app, shop, notify) =>
    servePaymentPage(app, { ...shop, notify: (answer) => notify(signedNotice(shop.secret, answer)) }),
  serveIssuer: simulatedIssuer,
  composePicture: renderPicture,
  findFilm,
  seedProgram: fileURLToPath(new URL("seed/main.ts", import.meta.url)),
  operatorCommands: async () => (await import("./operator/commands.ts")).demonstrationCommands,
};
