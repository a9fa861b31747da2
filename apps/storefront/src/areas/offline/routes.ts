import { MENUS } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

/** The area's pages and their addresses (docs/decisions.md, Routes). */
export const offlineRoutes = {
  offline: route("/offline", "offline/OfflinePage", {
    title: "offline.title",
    texts: [],
    cacheTtlSeconds: MENUS,
    personal: true,
  }),
};
