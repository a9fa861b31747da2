/** Spread these into a `TextField`, so that autofill and keyboards work alike in all forms. Here: a person's name. */
export const nameField = { autoComplete: "name", autoCapitalize: "words", spellCheck: false } as const;
/** A ten-digit phone number. */
export const phoneField = {
  type: "tel",
  inputMode: "tel",
  autoComplete: "tel-national",
  digitsOnly: true,
} as const;
/** The phone number of an account, in any notation: with spaces, brackets or +84. */
export const accountPhoneField = { type: "tel", autoComplete: "tel", noLetters: true } as const;
/** An email address. */
export const emailField = {
  type: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
