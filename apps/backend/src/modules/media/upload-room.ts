import { sql, type SQL } from "../../database/drizzle.ts";
import { mkdir, statfs } from "node:fs/promises";
import type { Clock } from "../../ports/clock.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { uploadReservations } from "../../database/schema/index.ts";
import { tooManyFor, unavailable, type DomainError } from "../../errors/errors.ts";
import type { UploadLimits } from "../../limits/upload-limits.ts";

/** Lifetime of a reservation, renewed during its upload: if the process dies, the reservation expires. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

/** Retry-After in seconds: another upload ends soon, and an unattached file is deleted after a day. */
const UPLOAD_SECONDS = 10;
const QUOTA_SECONDS = 60 * 60;
const STORAGE_SECONDS = 10 * 60;

/** Disk block size: a small file takes a whole block. */
const BLOCK_BYTES = 4096;

/** The sender of an upload. */
export interface Uploader {
  /** Null for a guest. */
  customer: { id: number } | null;
  /** The client address that limits count by; required for a guest. */
  address?: string;
}

/** The sender, and the most bytes of the upload. */
export interface WantedRoom extends Uploader {
  bytes: number;
}

interface Services {
  db: Database;
  clock: Clock;
  limits: UploadLimits;
}

/** Size of files on disk, in bytes. */
export function bytesOnDisk(forms: readonly { size: number }[]): number {
  return forms.reduce((sum, { size }) => sum + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES, 0);
}

/** Whose quota an upload counts toward. */
export function uploaderOf({ customer, address }: Uploader): string {
  return customer ? `customer:${customer.id}` : `address:${address}`;
}

/** Throws 503 if the upload would leave too little space on the folder's disk. */
export async function assertDiskRoom(
  folder: string,
  bytes: number,
  { minFreeBytes }: UploadLimits,
): Promise<void> {
  if (!(await hasDiskRoom(folder, bytes + minFreeBytes))) {
    throw unavailable("UPLOADS_PAUSED", STORAGE_SECONDS);
  }
}

/** Whether that many bytes are free on the folder's disk. */
export async function hasDiskRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}

/**
 * Runs `use` while room is reserved, visibly to all processes. Throws 429 if the uploader's stored and running uploads exceed their
 * quota, and 503 if those of all uploaders exceed the total.
 */
export async function withUploadSlot<Result>(
  services: Services,
  wanted: WantedRoom,
  use: () => Promise<Result>,
): Promise<Result> {
  const { db, clock } = services;
  const id = await reserve(services, wanted);
  const own = sql`${uploadReservations.id} = ${id}`;
  const renewal = setInterval(() => {
    const expires_at = leaseFrom(clock);
    // If a renewal fails, the room may be given away meanwhile; the next renewal restores it.
    db.update(uploadReservations)
      .set({ expires_at })
      .where(own)
      .catch(() => undefined);
  }, RENEW_MS);
  try {
    return await use();
  } finally {
    clearInterval(renewal);
    await db
      .delete(uploadReservations)
      .where(own)
      .catch(() => undefined); // The reservation expires by itself.
  }
}

async function reserve({ db, clock, limits }: Services, wanted: WantedRoom): Promise<string> {
  const uploader = uploaderOf(wanted);
  return db.transaction(async (tx) => {
    const now = clock.now().toISOString();
    const own = await lockOwnUsage(tx, wanted, now);
    // Sum up everybody's files only if the sender is within their own quota.
    const refusal =
      ownRefusal(own, wanted, limits) ??
      totalRefusal(
        await usageOf(tx, now, { files: sql`uploader is not null`, pictures: sql`true` }),
        wanted,
        limits,
      );
    if (refusal) throw refusal;
    const values = { uploader, bytes: wanted.bytes, expires_at: leaseFrom(clock) };
    const [row] = await tx.insert(uploadReservations).values(values).returning();
    if (!row) throw new RangeError("A reservation has no row");
    return row.id;
  });
}

/** Throws 429 if taking over a guest's files would exceed the customer's quota. */
export async function assertOwnRoom(
  tx: Transaction,
  wanted: WantedRoom,
  limits: UploadLimits,
  now: Date,
): Promise<void> {
  const own = await lockOwnUsage(tx, wanted, now.toISOString());
  const refusal = ownRefusal({ ...own, under_way: 0 }, wanted, limits);
  if (refusal) throw refusal;
}

/** The uploader's usage. Serialized: two concurrent uploads would both see the last room as free. */
async function lockOwnUsage(tx: Transaction, wanted: Uploader, now: string): Promise<Usage> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload_reservations'))`);
  return usageOf(tx, now, {
    files: sql`uploader = ${uploaderOf(wanted)}`,
    pictures: sql`customer_id = ${wanted.customer?.id ?? null}`,
  });
}

/** Bytes stored or reserved, and the number of running uploads. */
type Usage = Record<"bytes" | "under_way", number>;

/** Usage by matching files, document pictures and running uploads. */
async function usageOf(
  tx: Transaction,
  now: string,
  { files, pictures }: Record<"files" | "pictures", SQL>,
): Promise<Usage> {
  const { rows } = await tx.execute<Usage>(sql`
    select coalesce(sum(bytes), 0) as bytes, coalesce(sum(under_way), 0) as under_way
    from (
      select stored_bytes as bytes, 0 as under_way from media_files where ${files}
      union all
      select stored_bytes, 0 from identity_pictures where ${pictures}
      union all
      select bytes, 1 from upload_reservations where expires_at > ${now} and ${files}) as taken`);
  return rows[0] ?? { bytes: 0, under_way: 0 };
}

function ownRefusal(own: Usage, { customer, bytes }: WantedRoom, limits: UploadLimits): DomainError | null {
  const quota = customer ? limits.customerBytes : limits.guestBytes;
  if (own.under_way >= limits.eachAtATime) return tooManyFor("TOO_MANY_UPLOADS", UPLOAD_SECONDS);
  if (own.bytes + bytes > quota) return tooManyFor("UPLOAD_QUOTA_REACHED", QUOTA_SECONDS);
  return null;
}

function totalRefusal(total: Usage, { bytes }: WantedRoom, { totalBytes }: UploadLimits): DomainError | null {
  return total.bytes + bytes > totalBytes ? unavailable("UPLOADS_PAUSED", STORAGE_SECONDS) : null;
}

function leaseFrom(clock: Clock): Date {
  return new Date(clock.now().getTime() + LEASE_MS);
}
