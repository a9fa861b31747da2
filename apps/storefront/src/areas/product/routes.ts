import { fields, id } from "../../core/fields.ts";
import { MINUTE } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

export const productRoutes = {
  detail: route("/product/:id", "product/ProductPage", {
    texts: ["product", "catalog"],
    query: fields({ variant: id }),
    cacheTtlSeconds: MINUTE,
    ownBar: true,
  }),
};
