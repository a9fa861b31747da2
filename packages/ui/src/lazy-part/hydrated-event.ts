/** The event by which what a server rendered tells that it listens now: the page, and each section that came after it. */
export const HYDRATED_EVENT = "sen:hydrated";
