/** The name that an enumeration of the domain gives a value, as text keys have it: `nameOf(PaymentMethod, 0)` is "cod". */
export function nameOf<Names extends Record<string, number>>(names: Names, value: Names[keyof Names]) {
  return Object.keys(names).find((name) => names[name] === value) as keyof Names & string;
}
