import { Readable } from "node:stream";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { leaveFilesUnread } from "./head-requests.ts";

it("a HEAD request for a file closes it unread", async () => {
  let isRead = false;
  const file = new Readable({
    read() {
      isRead = true;
      this.push(null);
    },
  });
  const app = Fastify();
  leaveFilesUnread(app);
  app.get("/video.mp4", (_request, reply) => reply.type("video/mp4").send(file));
  const answer = await app.inject({ method: "HEAD", url: "/video.mp4" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "video/mp4"]);
  expect([file.destroyed, isRead]).toEqual([true, false]);
});
