import { gunzipSync } from "node:zlib";
import { expect, type APIRequestContext } from "@playwright/test";

/** All URLs in all files of the sitemap. A new shop writes its sitemap within a minute. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const ready = async () => (await request.get("/sitemap.xml")).status();
  await expect.poll(ready, { message: "the site map is made", timeout: 60_000 }).toBe(200);
  const index = await request.get("/sitemap.xml");
  expect(index.headers()["content-type"]).toContain("application/xml");
  const files = await Promise.all(
    addressesIn(await index.text()).map(async (file) => {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      const body = await answer.body();
      return addressesIn((file.endsWith(".gz") ? gunzipSync(body) : body).toString());
    }),
  );
  return files.flat();
}

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
