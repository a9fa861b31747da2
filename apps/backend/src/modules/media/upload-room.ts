import { sql, type SQL } from "../../database/drizzle.ts";
import { mkdir, statfs } from "node:fs/promises";
import type { Clock } from "../../ports/clock.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { uploadReservations } from "../../database/schema/index.ts";
import { tooManyFor, unavailable, type DomainError } from "../../errors/errors.ts";
import type { UploadLimits } from "../../limits/upload-limits.ts";

/** A reservation holds so long and is renewed while its upload is under way: one whose process died is free again then. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

/** Seconds after which it is worth trying again: another upload ends soon, a file that nobody uses goes after a day. */
const UPLOAD_SECONDS = 10;
const QUOTA_SECONDS = 60 * 60;
const STORAGE_SECONDS = 10 * 60;

/** Blocks of a disk: a small file takes a whole one. */
const BLOCK_BYTES = 4096;

/** Who uploads. */
export interface Uploader {
  /** Null for a guest. */
  customer: { id: number } | null;
  /** What limits by address count by; of a guest it must be there. */
  address?: string;
}

/** Who uploads, and how many bytes at most. */
export interface WantedRoom extends Uploader {
  bytes: number;
}

interface Services {
  db: Database;
  clock: Clock;
  limits: UploadLimits;
}

/** What files take on a disk, in bytes. */
export function bytesOnDisk(forms: readonly { size: number }[]): number {
  return forms.reduce((sum, { size }) => sum + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES, 0);
}

/** Whose quota an upload counts in. */
export function uploaderOf({ customer, address }: Uploader): string {
  return customer ? `customer:${customer.id}` : `address:${address}`;
}

/** Throws 503 where so many bytes would leave too little room on the disk of a folder. */
export async function assertDiskRoom(
  folder: string,
  bytes: number,
  { minFreeBytes }: UploadLimits,
): Promise<void> {
  if (!(await hasDiskRoom(folder, bytes + minFreeBytes))) {
    throw unavailable("UPLOADS_PAUSED", STORAGE_SECONDS);
  }
}

/** Whether so many bytes are free on the disk of a folder. */
export async function hasDiskRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}

/**
 * Does what needs room while the room is reserved; all processes see what is reserved. Throws 429 where the uploader has too
 * much already, stored or under way, and 503 where all together have.
 */
export async function withRoom<Result>(
  services: Services,
  wanted: WantedRoom,
  use: () => Promise<Result>,
): Promise<Result> {
  const { db, clock } = services;
  const id = await reserve(services, wanted);
  const own = sql`${uploadReservations.id} = ${id}`;
  const renewal = setInterval(() => {
    const expires_at = leaseFrom(clock);
    // Where renewing fails, the room may be given to another meanwhile: the next renewal makes it up.
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
      .catch(() => undefined); // It expires by itself.
  }
}

async function reserve({ db, clock, limits }: Services, wanted: WantedRoom): Promise<string> {
  const uploader = uploaderOf(wanted);
  return db.transaction(async (tx) => {
    // One at a time: two that look at once would both find the last place free.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload_reservations'))`);
    const now = clock.now().toISOString();
    const own = await usageOf(tx, now, {
      files: sql`uploader = ${uploader}`,
      pictures: sql`customer_id = ${wanted.customer?.id ?? null}`,
    });
    // A sender who is over the own quota does not cause everybody's files to be added up.
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

/** Bytes that are stored or reserved, and how many uploads are under way. */
type Usage = Record<"bytes" | "under_way", number>;

/** What is taken by files and pictures of documents that match, and by uploads of the same senders. */
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
