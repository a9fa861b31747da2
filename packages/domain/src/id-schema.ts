import * as z from "zod/mini";

/** Highest number of a record: what 32 bits hold. The contract's `Id`. */
export const ID_MAX = 2_147_483_647;

/** The number of a record. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(ID_MAX));
