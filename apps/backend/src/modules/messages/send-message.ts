import type { JobHandler } from "../../jobs/job-handler.ts";
import { deliverMessage } from "./deliver.ts";
import { decryptMessage } from "./message-encryption.ts";

/** Sends a queued message, unless it has expired. */
export const sendMessage: JobHandler<"send-message"> = async (services, { sealed, until, id }) => {
  if (until !== null && services.clock.now() >= new Date(until)) return;
  const message = decryptMessage(sealed, services.config);
  if (message !== null) await deliverMessage(services, message, id);
};
