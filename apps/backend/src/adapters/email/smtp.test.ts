import type { AddressInfo } from "node:net";
import { errorText } from "@sen/server";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, expect, it } from "vitest";
import { smtpEmail } from "./smtp.ts";

interface Taken {
  from: string;
  to: string[];
  mail: string;
}

const taken: Taken[] = [];
let isFull = false;
let refusal: { responseCode: number; text: string } | null = null;
const server = new SMTPServer({
  authMethods: ["PLAIN", "LOGIN"],
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    if (username === "sen" && password === "word@1") done(null, { user: "sen" });
    else done(new Error("not our customer"));
  },
  onRcptTo: ({ address }, _session, done) =>
    refusal
      ? done(Object.assign(new Error(`${refusal.text} <${address}>`), { responseCode: refusal.responseCode }))
      : done(),
  onData: (stream, { envelope }, done) => {
    let mail = "";
    stream.on("data", (chunk: Buffer) => (mail += chunk.toString()));
    stream.on("end", () => {
      if (isFull) {
        done(new Error("the disk is full"));
        return;
      }
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken.length = 0;
  isFull = false;
  refusal = null;
});

const sender = (password = "word%401") => {
  const { port } = server.server.address() as AddressInfo;
  return smtpEmail({ url: `smtp://sen:${password}@127.0.0.1:${port}`, from: "Sen <khach@sen.example>" });
};
const message = {
  to: "minh+sen@example.com",
  subject: "Mật khẩu vừa được đổi",
  text: "Chào Minh, đây là Sen.",
};

it("the SMTP sender signs in to the server and sends an email with Vietnamese letters", async () => {
  await sender().send(message);
  const [{ from, to, mail }] = taken as [Taken];
  expect([from, to]).toEqual(["khach@sen.example", ["minh+sen@example.com"]]);
  const [head = "", body = ""] = mail.split("\r\n\r\n");
  expect(head).toMatch(/^From: Sen <khach@sen\.example>$/m);
  const subject = [...head.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g)].map(([, , text = ""]) => text);
  expect(subject.length).toBeGreaterThan(0);
  expect(head).toMatch(/charset=utf-8/i);
  expect(decoded(head, body)).toContain("Chào Minh, đây là Sen.");
});

/** Decodes an email's text by the encoding in its header. */
function decoded(head: string, body: string): string {
  if (/base64/i.test(head.replace(/^Subject.*$/m, ""))) return Buffer.from(body, "base64").toString();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

it("the SMTP sender fails when the server refuses the login or the email", async () => {
  await expect(sender("other").send(message)).rejects.toMatchObject({ kind: "account", code: "EAUTH 535" });
  isFull = true;
  await expect(sender().send(message)).rejects.toThrow();
  expect(taken).toEqual([]);
});

it.each([
  [550, "5.1.1 No such user", "refused", "EENVELOPE 550 5.1.1"],
  [550, "5.2.1 Mailbox disabled", "refused", "EENVELOPE 550 5.2.1"],
  [550, "5.7.1 Relaying denied", "unavailable", "EENVELOPE 550 5.7.1"],
  [450, "4.2.1 Try again later", "unavailable", "EENVELOPE 450 4.2.1"],
])("the SMTP sender keeps only the codes of the reply %i %s", async (responseCode, text, kind, code) => {
  refusal = { responseCode, text };
  const failure: unknown = await sender()
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "MessageError", kind, code });
  expect(errorText(failure)).not.toContain(message.to);
});

it("the SMTP sender refuses a file path in place of a text", async () => {
  const sly = { ...message, text: { path: "/etc/hostname" } as unknown as string };
  await expect(sender().send(sly)).rejects.toThrow();
});
