import { query } from "../../core/query.ts";

const byId = (id: number) => ({ path: { id } });

export const productQuery = (id: number) => query("/products/{id}", byId(id));
export const relatedQuery = (id: number) =>
  query("/products/{id}/related", { path: { id }, query: { filter: "ec", order: 1 } });
export const productCouponsQuery = (id: number) => query("/products/{id}/coupons", byId(id));
