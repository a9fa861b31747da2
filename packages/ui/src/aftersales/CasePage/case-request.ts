import type { Request } from "../../primitives/index.ts";

/** What a page shows, as far as it is known. */
export type CaseRequest<Case> = Request<{ data: Case }>;
