import type { LoaderFunctionArgs } from "react-router-dom";
import { numberOf } from "./data/number-of.ts";

/** Loader of a page with the order in its path: a path that can name no order is the 404 page, before anything renders. */
export function orderInPath({ params }: LoaderFunctionArgs): null {
  numberOf(params["orderDetailId"]);
  return null;
}

/** The same for a page with the order in its query, as `?id=`. */
export function orderInQuery({ request }: LoaderFunctionArgs): null {
  numberOf(new URL(request.url).searchParams.get("id") ?? undefined);
  return null;
}
