import { maxBytes, type FileKind, type UploadType } from "@sen/domain";
import { createHash } from "node:crypto";
import { mkdir, mkdtempDisposable, open } from "node:fs/promises";
import { join } from "node:path";
import { HEAD_BYTES, kindOfType, typeOfContent } from "./content-type.ts";
import { refusedFile, tooLarge } from "./refusal.ts";

/** A completely received file, not yet inspected. */
export interface IncomingFile {
  /** Temporary path; derived files lie next to it and are deleted with it. */
  path: string;
  type: UploadType;
  kind: FileKind;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Streams a file to disk, passes it to `use`, and deletes it afterwards in any case. */
export async function withIncoming<Result>(
  folder: string,
  chunks: AsyncIterable<Buffer>,
  use: (file: IncomingFile) => Promise<Result>,
): Promise<Result> {
  return withIncomingFolder(folder, async (own) => use(await receiveFile(own, chunks)));
}

/** Creates a folder for one file, and deletes it afterwards in any case. */
export async function withIncomingFolder<Result>(
  folder: string,
  use: (own: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await using own = await mkdtempDisposable(join(folder, "file-"));
  return await use(own.path);
}

/**
 * Streams a file into its own folder. Detects the type from the first bytes and checks the size limit on every chunk, so a refused
 * file never fills the memory.
 */
export async function receiveFile(own: string, chunks: AsyncIterable<Buffer>): Promise<IncomingFile> {
  const path = join(own, "file");
  const file = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  let head = Buffer.alloc(0);
  let type: UploadType | null = null;
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        type = head.length >= HEAD_BYTES ? await acceptedType(head) : null;
      }
      if (type && size > maxBytes(kindOfType(type))) throw tooLarge(kindOfType(type));
      hash.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  if (size === 0) throw refusedFile("FILE_EMPTY");
  type ??= await acceptedType(head);
  return { path, type, kind: kindOfType(type), size, sha256: hash.digest("hex") };
}

async function acceptedType(head: Buffer): Promise<UploadType> {
  const type = await typeOfContent(head);
  if (!type) throw refusedFile("FILE_NOT_ACCEPTED");
  if (type === "image/heic") throw refusedFile("FILE_HEIC_UNREADABLE");
  return type;
}
