/** What a `TextField` tells browsers and keyboards of who is asked: spread into it, so that all forms are filled in alike. */
export const nameField = { autoComplete: "name", autoCapitalize: "words" } as const;
export const phoneField = {
  type: "tel",
  inputMode: "tel",
  autoComplete: "tel-national",
  digitsOnly: true,
} as const;
