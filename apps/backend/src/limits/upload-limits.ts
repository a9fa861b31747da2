const MEGABYTE = 1024 * 1024;

/** What uploads may take of the machines, together. A file counts as long as it is stored. */
export interface UploadLimits {
  /** Bytes of what the guests of one address uploaded and nobody attached yet. */
  guestBytes: number;
  /** Bytes of what one customer has stored. */
  customerBytes: number;
  /** Bytes of what everybody has stored. */
  totalBytes: number;
  /** Uploads of one customer, or of the guests of one address, that may be under way at a time. */
  eachAtATime: number;
  /** Bytes that have to be free on the disk of the data folder, beside what arrives. */
  minFreeBytes: number;
}

/** A request carries six pictures and a video, 160 MB at most (spec §9): a guest may have one such set and a customer twelve. */
export const UPLOAD_LIMITS: UploadLimits = {
  guestBytes: 300 * MEGABYTE,
  customerBytes: 2048 * MEGABYTE,
  totalBytes: 20_480 * MEGABYTE,
  eachAtATime: 3,
  minFreeBytes: 1024 * MEGABYTE,
};

/** Uploads that may be under way in one process, whosever they are. */
export const UPLOADS_AT_A_TIME = 64;
/** Of these, uploads without a token: guests leave room for customers. */
export const GUEST_UPLOADS_AT_A_TIME = 48;
