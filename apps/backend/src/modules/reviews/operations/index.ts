export { listReviews } from "./list.ts";
