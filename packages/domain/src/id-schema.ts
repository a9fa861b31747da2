import * as z from "zod/mini";

/** Highest number of a record: what JavaScript tells apart. The contract's `Id`. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;

/** The number of a record. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(ID_MAX));
