import type { ComponentType } from "react";
import type { PageAnswer } from "./page-data.ts";
import type { Query } from "./query.ts";

/** What a page's first paint needs of the backend: public data only. */
export interface PageQueries {
  /** Without these there is no page: an unknown id is a 404, a backend that is down a 503. */
  required?: readonly Query[];
  /** The page does without these; the browser asks again. */
  optional?: readonly Query[];
}

/** What a page's file exports. Its queries travel with it, not with the first load. */
export interface PageModule {
  default: ComponentType;
  queries?(values: object): PageQueries;
  /** Whether the query has a value that names nothing among the answers: the page is then not kept under it. */
  namesNothing?(values: object, answers: readonly PageAnswer[]): boolean;
}
