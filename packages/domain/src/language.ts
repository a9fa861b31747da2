import * as z from "zod/mini";

/** The languages that the shop speaks, the usual one first. Spec §6. */
export const LANGUAGES = ["vi", "en"] as const;

/** What a customer chooses as their language. */
export const languageFormSchema = z.object({ lang: z.literal(LANGUAGES) });
