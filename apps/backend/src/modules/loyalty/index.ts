export { forgetMembership } from "./membership.ts";
export { pointsOf, settleOrderPoints } from "./points.ts";
