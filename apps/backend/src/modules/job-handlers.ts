import { watchBackups } from "../backup/watch.ts";
import { countProducts, markBestsellers, refreshCatalogue } from "./catalogue/index.ts";
import { forgetCustomer } from "./account-removal/index.ts";
import { rankSearches } from "./figures/index.ts";
import { tellShopNews } from "./followed-shops/index.ts";
import { deleteFiles, findUnpreparedVideos, prepareVideo } from "./media/index.ts";
import { deliverNotice, remindOfEndingCoupons } from "./notifications/index.ts";
import { sendMessage } from "./messages/index.ts";
import { countSold } from "./order-records/index.ts";
import {
  cancelUnpaidOrder,
  closePayment,
  completeDeliveredOrders,
  findExpiredPayments,
} from "./orders/index.ts";
import {
  bookParcelJob,
  cancelParcel,
  findSilentParcels,
  reconcileCarrierCash,
  trackParcel,
} from "./parcels/index.ts";
import { mailAlert } from "./provider-log/index.ts";
import { reconcileYesterday } from "./reconciliation/index.ts";
import { advanceTransferHandler, queueGatewayRefunds, startRefundJob } from "./refunds/index.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobName } from "../jobs/jobs.ts";
import { measureReplyTimes } from "./support/index.ts";
import { keepPartitions, sweep } from "./sweep/index.ts";
import { writeSitemap } from "./sitemap/index.ts";
import { tellWishNews } from "./wish-list/index.ts";

/** The handler of each job. */
export const handlers: { readonly [Name in JobName]: JobHandler<Name> } = {
  "close-payment": closePayment,
  "cancel-unpaid-order": cancelUnpaidOrder,
  "find-expired-payments": findExpiredPayments,
  "complete-delivered-orders": completeDeliveredOrders,
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
  "delete-files": deleteFiles,
  "prepare-video": prepareVideo,
  "find-unprepared-videos": findUnpreparedVideos,
  "deliver-notice": deliverNotice,
  "remind-of-ending-coupons": remindOfEndingCoupons,
  "tell-wish-news": tellWishNews,
  "tell-shop-news": tellShopNews,
  "refresh-catalogue": refreshCatalogue,
  "count-sold": countSold,
  "count-products": countProducts,
  "measure-reply-times": measureReplyTimes,
  "rank-searches": rankSearches,
  "mark-bestsellers": markBestsellers,
  "write-sitemap": writeSitemap,
  "keep-partitions": keepPartitions,
  sweep,
  "watch-backups": watchBackups,
};
