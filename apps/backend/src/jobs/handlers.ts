import { markBestsellers, refreshCatalogue } from "../modules/catalogue/index.ts";
import { forgetCustomer } from "../modules/account-removal/index.ts";
import { countProducts, countSold, rankSearches } from "../modules/figures/index.ts";
import { findUnpreparedVideos, prepareVideo } from "../modules/media/index.ts";
import { deliverNotice, remindOfEndingCoupons } from "../modules/notifications/index.ts";
import { sendMessage } from "../modules/messages/index.ts";
import { cancelUnpaidOrder, closePayment, findExpiredPayments } from "../modules/orders/index.ts";
import {
  bookParcelJob,
  cancelParcel,
  findSilentParcels,
  reconcileCarrierCash,
  trackParcel,
} from "../modules/parcels/index.ts";
import { mailAlert } from "../modules/provider-log/index.ts";
import { reconcileYesterday } from "../modules/reconciliation/index.ts";
import { advanceTransferHandler, queueGatewayRefunds, startRefundJob } from "../modules/refunds/index.ts";
import { writeSitemap } from "../modules/sitemap/index.ts";
import type { JobHandler } from "./job-handler.ts";
import type { JobName } from "./jobs.ts";
import { sweep } from "./sweep/sweep.ts";

/** What each job does. */
export const handlers: { readonly [Name in JobName]: JobHandler<Name> } = {
  "close-payment": closePayment,
  "cancel-unpaid-order": cancelUnpaidOrder,
  "find-expired-payments": findExpiredPayments,
  "queue-gateway-refunds": queueGatewayRefunds,
  "start-refund": startRefundJob,
  "advance-transfer": advanceTransferHandler,
  "reconcile-payments": reconcileYesterday,
  "send-message": sendMessage,
  "book-parcel": bookParcelJob,
  "cancel-parcel": cancelParcel,
  "track-parcel": trackParcel,
  "find-silent-parcels": findSilentParcels,
  "reconcile-carrier-cash": reconcileCarrierCash,
  "mail-alert": mailAlert,
  "forget-customer": forgetCustomer,
  "prepare-video": prepareVideo,
  "find-unprepared-videos": findUnpreparedVideos,
  "deliver-notice": deliverNotice,
  "remind-of-ending-coupons": remindOfEndingCoupons,
  "refresh-catalogue": refreshCatalogue,
  "count-sold": countSold,
  "count-products": countProducts,
  "rank-searches": rankSearches,
  "mark-bestsellers": markBestsellers,
  "write-sitemap": writeSitemap,
  sweep,
};
