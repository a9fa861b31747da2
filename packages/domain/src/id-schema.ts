import * as z from "zod/mini";

/** Highest id: JavaScript's largest safe integer. The contract's `Id`. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;

/** An id. */
export const idSchema = z.int().check(z.minimum(1), z.maximum(ID_MAX));
