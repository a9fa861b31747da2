const MEGABYTE = 1024 * 1024;

/** What uploads may take of the machines, together. What is attached to a request no longer counts. */
export interface UploadLimits {
  /** Bytes of what the guests of one address uploaded. */
  guestBytes: number;
  /** Bytes of what one customer uploaded. */
  customerBytes: number;
  /** Bytes of what everybody uploaded. */
  totalBytes: number;
  /** Uploads of one customer, or of the guests of one address, that may be under way at a time. */
  eachAtATime: number;
  /** Bytes that have to be free on the disk of the data folder, beside what arrives. */
  minFreeBytes: number;
}

/** A request carries six pictures and a video, 160 MB at most (spec §9): a guest may have one such set and a customer four. */
export const UPLOAD_LIMITS: UploadLimits = {
  guestBytes: 300 * MEGABYTE,
  customerBytes: 700 * MEGABYTE,
  totalBytes: 20_480 * MEGABYTE,
  eachAtATime: 3,
  minFreeBytes: 1024 * MEGABYTE,
};

/** Uploads that may be under way in one process, whosever they are. */
export const UPLOADS_AT_A_TIME = 64;
