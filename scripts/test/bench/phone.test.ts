import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTime, PLAIN, SLOW_PROCESSOR, tap, withBrowser, withPhone } from "../../bench/phone.ts";
import { findBrowser } from "../../browser.mjs";

const DELAY_MS = 300;

/** Answers a press after a fixed time, and writes down which events came to it. */
const html = `<!doctype html><html lang="vi"><title>A shop</title>
<meta name="viewport" content="width=device-width">
<main><h1>A shop</h1><button>Press</button><p role="status"></p><p id="hidden" style="opacity:0">No</p>
<p id="below" style="margin-top:2000px">Below</p></main>
<script>
  const events = [];
  const button = document.querySelector("button");
  for (const type of ["pointerover", "mouseover", "pointermove", "mousemove", "touchstart", "pointerdown", "click"])
    document.addEventListener(type, ({ pointerType }) => events.push(type + (pointerType ? " " + pointerType : "")));
  button.addEventListener("click", () => {
    setTimeout(() => { document.querySelector("[role=status]").textContent = "Added"; }, ${DELAY_MS});
  });
</script></html>`;

let server: Server;
let url: string;
let executablePath: string;
beforeAll(async () => {
  // One without windows has a mouse over its page from the start.
  executablePath = (await findBrowser()) ?? "";
  server = createServer((_req, res) => res.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => {
  server.close();
});

describe("a phone of the bench", () => {
  it("takes the time from the finger until the effect is painted, and nothing points there before", async () => {
    const { after, events } = await withBrowser(executablePath, (browser) =>
      withPhone(browser, PLAIN, async ({ page, rest }) => {
        await page.goto(url);
        await rest();
        await page.evaluate(() => {
          const { probe } = window;
          probe.pending = probe
            .painted(() => probe.seen("[role=status]")?.textContent === "Added")
            .then((time) => time - probe.touchedAt);
        });
        await tap(page, "button");
        return {
          after: await inTime(
            "The effect",
            page.evaluate(() => window.probe.pending as Promise<number>),
          ),
          events: await page.evaluate("events"),
        };
      }),
    );
    expect(after).toBeGreaterThanOrEqual(DELAY_MS);
    expect(after).toBeLessThan(DELAY_MS + 5_000);
    expect(events).toEqual(expect.arrayContaining(["pointerdown touch", "click touch"]));
    // A finger is over what it touches in the moment in which it comes down; a mouse would be there before.
    expect((events as string[]).slice(0, 2)).toEqual(["pointerover touch", "pointerdown touch"]);
  });

  it("sees what is on the screen: nothing below it, nothing transparent", async () => {
    const seen = await withBrowser(executablePath, (browser) =>
      withPhone(browser, SLOW_PROCESSOR, async ({ page }) => {
        await page.goto(url);
        return page.evaluate(() =>
          ["h1", "button", "#hidden", "#below", "#missing"].filter((one) => window.probe.seen(one)),
        );
      }),
    );
    expect(seen).toEqual(["h1", "button"]);
  });
});
