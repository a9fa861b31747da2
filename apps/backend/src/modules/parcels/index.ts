export { alertOf, bookParcel, bookParcelJob, booksOnConfirmation, resetForBooking } from "./book.ts";
export { queueParcelCancellation, cancelParcel } from "./cancel.ts";
export { reconcileCarrierCash, recordCash, settleDifference } from "./cash.ts";
export { deliver, failDelivery, loseParcel, recordParcelProgress, pickUp, undeliver } from "./moves.ts";
export { addParcels, changeParcel, forgetReceiver, moveParcel, parcelOf } from "./parcel.ts";
export { serveCarrierNotices } from "./serve-notices.ts";
export { findSilentParcels, trackParcel } from "./track.ts";
