export { bookParcel, bookParcelJob, booksAhead, isCarried } from "./book.ts";
export { cancelParcel } from "./cancel.ts";
export { reconcileCarrierCash, recordCash, settleDifference } from "./cash.ts";
export { deliver, failDelivery, passOn, pickUp } from "./moves.ts";
export { moveParcel, parcelOf } from "./parcel.ts";
export { serveCarrierNotices } from "./serve-notices.ts";
export { findSilentParcels, trackParcel } from "./track.ts";
