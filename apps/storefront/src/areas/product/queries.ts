import { query } from "../../core/query.ts";

export const productQuery = (id: number) => query("/products/{id}", { path: { id } });
export const relatedQuery = (id: number) =>
  query("/products/{id}/related", { path: { id }, query: { filter: "ec", order: 1 } });
export const productCouponsQuery = (id: number) => query("/products/{id}/coupons", { path: { id } });
