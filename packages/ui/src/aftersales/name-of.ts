/** The key of a value in a domain enum, as used in text keys: `nameOf(PaymentMethod, 0)` is "cod". */
export function nameOf<Names extends Record<string, number>>(names: Names, value: Names[keyof Names]) {
  return Object.keys(names).find((name) => names[name] === value) as keyof Names & string;
}
