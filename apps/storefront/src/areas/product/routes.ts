import { fields, id, MINUTE, route } from "../../core/route.ts";

export const productRoutes = {
  detail: route("/product/:id", "product/ProductPage", {
    texts: ["product", "catalog"],
    query: fields({ variant: id }),
    cacheTtlSeconds: MINUTE,
    ownBar: true,
  }),
};
