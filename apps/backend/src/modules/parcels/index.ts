export { bookParcel, bookParcelJob, booksAhead, freeForBooking, isCarried } from "./book.ts";
export { callParcelOff, cancelParcel } from "./cancel.ts";
export { reconcileCarrierCash, recordCash, settleDifference } from "./cash.ts";
export { deliver, failDelivery, passOn, pickUp } from "./moves.ts";
export { addParcels, changeParcel, forgetReceiver, moveParcel, parcelOf } from "./parcel.ts";
export { serveCarrierNotices } from "./serve-notices.ts";
export { findSilentParcels, trackParcel } from "./track.ts";
