export { getMembership, joinMembership, verifyMembership } from "./membership.ts";
export { listPoints } from "./list-points.ts";
