/** What the area gives to the others. */
export { useComplaintSource } from "./complaints.ts";
