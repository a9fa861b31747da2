export { useComplaintSource } from "./complaints.ts";
