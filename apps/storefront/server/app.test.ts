import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unsentFormPage } from "../src/entry-server.tsx";
import { createApp } from "./app.ts";
import { builtFiles } from "./built-files.ts";
import { readConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterAll(closeAll);

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

async function ask(url: string, path: string, { method = "GET", headers = {} }: Asked = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent: false }, resolve);
    sent.on("error", reject).end();
  });
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** A shop whose only pages are the unsent form's and the 404. */
async function openShop(): Promise<string> {
  const BACKEND_URL = await listening((req, res) => {
    const length = req.url?.endsWith("/few") ? 10 : 10_000;
    res.setHeader("content-type", "application/json").end(JSON.stringify("a".repeat(length)));
  });
  const config = readConfig({ BACKEND_URL, ALLOWED_HOSTS: "localhost" }, []);
  const renderer = {
    entry: {
      unsentFormPage,
      matchPage: () => null,
      localeOfPath: () => "vi",
      createApiClient: () => ({}),
      renderPage: ({ pathname }: { pathname: string }) =>
        Promise.resolve({ status: 404, html: Buffer.from(pathname) }),
    },
    assetsOf: () => ({ boot: "" }),
  } as unknown as Renderer;
  return opened(await createApp(config, { logger: false, renderer }));
}

describe("the storefront server", () => {
  let url: string;
  beforeAll(async () => {
    url = await openShop();
  });
  const headers = { host: "localhost" };

  it.each([
    ["/login", "vi", "Biểu mẫu chưa được gửi"],
    ["/en/login?next=%2Fcart", "en", "Your form was not sent"],
  ])(
    "responds to a form posted to %s with a page in the customer's language that it was not sent",
    async (path, lang, title) => {
      const answer = await ask(url, path, { method: "POST", headers });
      expect([answer.status, answer.headers["content-type"]]).toEqual([405, "text/html; charset=utf-8"]);
      expect(answer.headers).toMatchObject({ allow: "GET, HEAD", "cache-control": "no-store" });
      expect(answer.text).toContain(`<html lang="${lang}">`);
      expect(answer.text).toContain(`<h1>${title}</h1>`);
      expect(answer.text).toContain('<a href="">');
    },
  );

  it.each(["Content-Length: 1000000", "Transfer-Encoding: chunked"])(
    "does not read the body of a posted form (%s), responds at once and closes the connection",
    async (framing) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      let text = "";
      socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      socket.on("error", () => undefined);
      const ended = new Promise((resolve) => socket.once("close", resolve));
      const type = "Content-Type: application/x-www-form-urlencoded";
      socket.write(`POST /login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n${framing}\r\n\r\n`);
      await expect.poll(() => text).toContain("</html>");
      expect(text).toMatch(/^HTTP\/1\.1 405 [^]*connection: close/i);
      socket.write(framing.startsWith("T") ? "0\r\n\r\n" : "a".repeat(1_000_000));
      socket.write("GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await ended;
      expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    },
  );

  it.each(["/product/%zz", "/%ff%fe", "//evil.example/a"])(
    "responds with a page to a path with invalid percent-encoding, or like a host: %s",
    async (path) => {
      const { status, text } = await ask(url, path, { headers });
      expect([status, text]).toEqual([404, path.replaceAll("%", "%25")]);
    },
  );

  it.each(["PROPFIND", "TRACE"])("refuses %s on pages and API calls", async (method) => {
    for (const path of ["/", "/api/v1/malls"]) {
      const { status, text } = await ask(url, path, { method, headers });
      expect([status, JSON.parse(text)]).toMatchObject([405, { message_code: "METHOD_NOT_ALLOWED" }]);
    }
  });

  it("sets security headers on pages and API responses, and compresses both", async () => {
    for (const path of ["/", "/api/v1/many"]) {
      const answer = await ask(url, path, { headers: { ...headers, "accept-encoding": "gzip, br" } });
      expect(answer.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-encoding": "br",
      });
    }
    expect((await ask(url, "/api/v1/many", { headers })).text).toHaveLength(10_002);
  });

  it("refuses other hosts, except on its health checks", async () => {
    const foreign = { headers: { host: "evil.example" } };
    expect((await ask(url, "/", foreign)).status).toBe(421);
    expect((await ask(url, "/api/v1/malls", foreign)).status).toBe(421);
    expect((await ask(url, "/livez", foreign)).status).toBe(200);
  });
});

describe("built files", () => {
  const folder = mkdtempSync(join(tmpdir(), "sen-built-"));
  const files = {
    "favicon.svg": "<svg/>",
    ".vite/manifest.json": "{}",
    "assets/app-a1b2.js": "plain",
    "assets/app-a1b2.js.br": "as br",
    "assets/app-a1b2.js.gz": "as gz",
  };
  let url: string;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const app = testServer();
    await app.register(builtFiles, { folder });
    url = await opened(app);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["gzip, deflate, br", "br", "as br"],
    ["gzip", "gzip", "as gz"],
    ["identity", undefined, "plain"],
  ])(
    "are served in the encoding accepted with %j, with an immutable cache lifetime and an ETag",
    async (accepted, coding, text) => {
      const answer = await ask(url, "/assets/app-a1b2.js", { headers: { "accept-encoding": accepted } });
      expect([answer.status, answer.headers["content-encoding"], answer.text]).toEqual([200, coding, text]);
      expect(answer.headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "application/javascript; charset=utf-8",
        "x-content-type-options": "nosniff",
        vary: "accept-encoding",
      });
      const again = await ask(url, "/assets/app-a1b2.js", {
        headers: { "accept-encoding": accepted, "if-none-match": String(answer.headers.etag) },
      });
      expect([again.status, again.text]).toEqual([304, ""]);
    },
  );

  it("without a hash in their name are cached for an hour, and support range requests", async () => {
    expect((await ask(url, "/favicon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
    const part = await ask(url, "/favicon.svg", { headers: { range: "bytes=1-3" } });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "svg", "bytes 1-3/6"]);
  });

  it.each(["/.vite/manifest.json", "/assets/app-a1b2.js.br", "/assets/"])(
    "do not include %s",
    async (path) => {
      expect((await ask(url, path)).status).toBe(405);
    },
  );
});
