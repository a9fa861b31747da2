/** Groups a card number's digits by four. */
export const inGroups = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, "$& ");
