/** The supported languages, default first. Spec §6. */
export const LANGUAGES = ["vi", "en"] as const;
