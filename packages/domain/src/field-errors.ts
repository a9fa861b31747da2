/** What a form says at a field. The values are text keys; a schema speaks in them, a screen translates them. */
export const fieldErrors = {
  invalid: "errors:field.invalid",
  nameRequired: "errors:field.name_required",
  nameTooShort: "errors:field.name_too_short",
  nameTooLong: "errors:field.name_too_long",
  nameLetters: "errors:field.name_letters",
  nameTwoWords: "errors:field.name_two_words",
  phoneRequired: "errors:field.phone_required",
  phoneFormat: "errors:field.phone_format",
  phoneLength: "errors:field.phone_length",
  phoneLandline: "errors:field.phone_landline",
  phonePrefix: "errors:field.phone_prefix",
  provinceRequired: "errors:field.province_required",
  districtRequired: "errors:field.district_required",
  wardRequired: "errors:field.ward_required",
  addressRequired: "errors:field.address_required",
  addressTooLong: "errors:field.address_too_long",
  accountRequired: "errors:field.account_required",
  accountFormat: "errors:field.account_format",
  passwordRequired: "errors:field.password_required",
  passwordTooShort: "errors:field.password_too_short",
  passwordLowercase: "errors:field.password_lowercase",
  passwordUppercase: "errors:field.password_uppercase",
  passwordDigit: "errors:field.password_digit",
  passwordTooLong: "errors:field.password_too_long",
  passwordSame: "errors:field.password_same",
  otpRequired: "errors:field.otp_required",
  otpLength: "errors:field.otp_length",
  emailRequired: "errors:field.email_required",
  emailFormat: "errors:field.email_format",
  reasonRequired: "errors:field.reason_required",
  reasonNotReceived: "errors:field.reason_not_received",
  returnItemsRequired: "errors:field.return_items_required",
  noteRequired: "errors:field.note_required",
  noteTooLong: "errors:field.note_too_long",
  stationRequired: "errors:field.station_required",
  bankRequired: "errors:field.bank_required",
  accountNumberRequired: "errors:field.account_number_required",
  accountNumberFormat: "errors:field.account_number_format",
  accountNameRequired: "errors:field.account_name_required",
  accountNameFormat: "errors:field.account_name_format",
  companyNameRequired: "errors:field.company_name_required",
  taxCodeRequired: "errors:field.tax_code_required",
  taxCodeFormat: "errors:field.tax_code_format",
  companyAddressRequired: "errors:field.company_address_required",
  textTooLong: "errors:field.text_too_long",
} as const;
export type FieldErrorKey = (typeof fieldErrors)[keyof typeof fieldErrors];

const known: ReadonlySet<string> = new Set(Object.values(fieldErrors));

/** The text key in a form library's message; null when there is none or it is a sentence, such as the server's. */
export function fieldErrorKey(message: string | undefined): FieldErrorKey | null {
  return message !== undefined && known.has(message) ? (message as FieldErrorKey) : null;
}
