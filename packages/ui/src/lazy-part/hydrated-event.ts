/** Dispatched when server-rendered HTML has hydrated: by the page, and by each section that hydrates later. */
export const HYDRATED_EVENT = "sen:hydrated";
