import { recorded } from "./audited.ts";
import { cashCommands } from "./cash-commands.ts";
import { catalogueCommands } from "./catalogue-commands.ts";
import type { Command } from "./command.ts";
import { complaintCommands } from "./complaint-commands.ts";
import { couponCommands } from "./coupon-commands.ts";
import { goodsCommands } from "./goods-commands.ts";
import { identityCommands } from "./identity-commands.ts";
import { messageCommands } from "./message-commands.ts";
import { orderCommands } from "./order-commands.ts";
import { customerCommands } from "./customer-commands.ts";
import { differenceCommands } from "./difference-commands.ts";
import { paymentCommands } from "./payment-commands.ts";
import { parcelCommands } from "./parcel-commands.ts";
import { refundCommands } from "./refund-commands.ts";
import { returnCommands } from "./return-commands.ts";
import { reviewCommands } from "./review-commands.ts";
import { salesCommands } from "./sales-commands.ts";
import { shopCommands } from "./shop-commands.ts";
import { sweepCommands } from "./sweep-commands.ts";
import { ticketCommands } from "./ticket-commands.ts";
import { viewCommands } from "./view-commands.ts";

/** The staff commands of every shop. */
export const commands = [
  ...orderCommands,
  ...complaintCommands,
  ...parcelCommands,
  ...cashCommands,
  ...returnCommands,
  ...goodsCommands,
  ...refundCommands,
  ...paymentCommands,
  ...differenceCommands,
  ...ticketCommands,
  ...identityCommands,
  ...reviewCommands,
  ...couponCommands,
  ...catalogueCommands,
  ...shopCommands,
  ...customerCommands,
  ...salesCommands,
  ...messageCommands,
  ...sweepCommands,
  ...viewCommands,
].map(recorded);

/** All operator commands, including those that only a demonstration has. */
export async function commandsOf(
  demonstration: { operatorCommands: () => Promise<readonly Command[]> } | null,
): Promise<readonly Command[]> {
  return [...commands, ...((await demonstration?.operatorCommands()) ?? [])];
}
