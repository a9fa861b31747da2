const MEGABYTE = 1024 * 1024;

/** Storage limits of uploads. A file counts for as long as it is stored. */
export interface UploadLimits {
  /** Bytes uploaded by guests of one IP address and not attached to anything yet. */
  guestBytes: number;
  /** Bytes stored for one customer. */
  customerBytes: number;
  /** Bytes stored in total. */
  totalBytes: number;
  /** Concurrent uploads of one customer, or of the guests of one IP address. */
  eachAtATime: number;
  /** Bytes that must stay free on the data folder's disk, besides the upload itself. */
  minFreeBytes: number;
}

/** A request carries at most six pictures and a video, 160 MB (spec §9): enough for one such set of a guest and twelve of a customer. */
export const UPLOAD_LIMITS: UploadLimits = {
  guestBytes: 300 * MEGABYTE,
  customerBytes: 2048 * MEGABYTE,
  totalBytes: 20_480 * MEGABYTE,
  eachAtATime: 3,
  minFreeBytes: 1024 * MEGABYTE,
};

/** Concurrent uploads in one process. */
export const UPLOADS_AT_A_TIME = 64;
/** Of these, uploads of guests, which leave room for customers. */
export const GUEST_UPLOADS_AT_A_TIME = 48;
