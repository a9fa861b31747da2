import { MENUS, route } from "../../core/route.ts";

export const offlineRoutes = {
  offline: route("/offline", "offline/OfflinePage", {
    title: "offline.title",
    texts: [],
    cacheTtlSeconds: MENUS,
    personal: true,
  }),
};
