import * as z from "zod/mini";

/** The supported languages, default first. Spec §6. */
export const LANGUAGES = ["vi", "en"] as const;

/** The form to choose a language. */
export const languageFormSchema = z.object({ lang: z.literal(LANGUAGES) });
