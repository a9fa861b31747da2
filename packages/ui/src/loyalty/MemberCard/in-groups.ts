/** Digits in groups of four, as a card's number is read. */
export const inGroups = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, "$& ");
