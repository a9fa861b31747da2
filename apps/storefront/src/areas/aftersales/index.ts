/** What the area gives to the others. */
export { useCaseHrefs } from "./case-hrefs.ts";
export { useComplaintSource } from "./complaints.ts";
