/** What a `TextField` tells browsers and keyboards of who is asked: spread into it, so that all forms are filled in alike. */
export const nameField = { autoComplete: "name", autoCapitalize: "words", spellCheck: false } as const;
/** A phone number in ten digits. */
export const phoneField = {
  type: "tel",
  inputMode: "tel",
  autoComplete: "tel-national",
  digitsOnly: true,
} as const;
/** The phone that an account is known by, as people write it: with spaces, a bracket, +84. */
export const accountPhoneField = { type: "tel", autoComplete: "tel", noLetters: true } as const;
/** A mail address. */
export const emailField = {
  type: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
