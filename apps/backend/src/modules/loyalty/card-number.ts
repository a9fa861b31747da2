import { randomInt } from "node:crypto";

/** Prefix of every card number. */
const PREFIX = "88";
const FREE_DIGITS = 13;

/** A random card number, so that none can be guessed from another, with a Luhn check digit (ISO/IEC 7812-1). */
export function newCardNumber(): string {
  const drawn = Array.from({ length: FREE_DIGITS }, () => randomInt(10)).join("");
  const digits = PREFIX + drawn;
  return digits + String(checkDigit(digits));
}

/** The digit that makes a number pass the Luhn check. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
