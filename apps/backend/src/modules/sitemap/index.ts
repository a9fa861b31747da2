export { serveSitemap } from "./routes.ts";
export { writeSitemap } from "./write-sitemap.ts";
