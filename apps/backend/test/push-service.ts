import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { startLocalServer } from "./local-server.ts";
import type { PushDevice } from "../src/ports/push.ts";

/** A message as a browser would receive it. */
export interface PushedMessage {
  device: string;
  topic: string;
  message: { title: string; body: string; path: string; tag: string; lang: string };
}

/** A double of a push service that browsers subscribe to. */
export interface PushService {
  /** The host as configured: `127.0.0.1:43210`. */
  host: string;
  /** All accepted messages, in order. */
  taken: PushedMessage[];
  /** Subscribes a browser. With the shop's public key, messages signed with another key are refused. */
  subscribe: (name: string, publicKey?: string) => PushDevice;
  /** Sets the status of responses to messages for a device. @default 201 */
  answer: (name: string, status: number) => void;
  close: () => Promise<void>;
}

/**
 * Starts a push service that accepts messages by RFC 8030 and decrypts them as a browser would, by RFC 8291.
 *
 * @param port any free one by default
 */
export async function startPushService(port = 0): Promise<PushService> {
  const taken: PushedMessage[] = [];
  const secrets = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const answers = new Map<string, number>();
  const publicKeys = new Map<string, string>();
  const { url, stop } = await startLocalServer((request, response) => {
    const device = (request.url ?? "").slice(1);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const keys = secrets.get(device);
      const status = keys ? (answers.get(device) ?? 201) : 404;
      const { authorization = "" } = request.headers;
      const isSigned =
        authorization.startsWith("vapid t=") && authorization.includes(publicKeys.get(device) ?? "");
      if (status === 201 && keys && isSigned) {
        const message = JSON.parse(decrypted(Buffer.concat(chunks), keys)) as PushedMessage["message"];
        taken.push({ device, topic: String(request.headers.topic), message });
      }
      response.writeHead(isSigned ? status : 401).end();
    });
  }, port);
  const { host } = new URL(url);
  return {
    host,
    taken,
    subscribe(name, publicKey = "") {
      publicKeys.set(name, publicKey);
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      secrets.set(name, { ecdh, auth });
      answers.delete(name);
      const keys = {
        p256dh: ecdh.getPublicKey().toString("base64url"),
        auth: auth.toString("base64url"),
      };
      return { endpoint: `http://${host}/${name}`, keys };
    },
    answer: (name, status) => answers.set(name, status),
    close: stop,
  };
}

const SALT = 16;
const KEY_LENGTH_AT = SALT + 4;
const TAG = 16;

/** Decrypts a single `aes128gcm` record. */
function decrypted(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, SALT);
  const start = KEY_LENGTH_AT + 1;
  const end = start + (body[KEY_LENGTH_AT] ?? 0);
  const sender = body.subarray(start, end);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const derive = (secret: Buffer, salted: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salted, about, length));
  const shared = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(end, -TAG)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
