import { MENUS } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

export const offlineRoutes = {
  offline: route("/offline", "offline/OfflinePage", {
    title: "offline.title",
    texts: [],
    cacheTtlSeconds: MENUS,
    personal: true,
  }),
};
