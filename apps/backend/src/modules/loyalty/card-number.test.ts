import { expect, it } from "vitest";
import { newCardNumber } from "./card-number.ts";

/** The Luhn check, digit by digit as in ISO/IEC 7812-1. */
function passesLuhn(number: string): boolean {
  const doubled = ["0", "2", "4", "6", "8", "1", "3", "5", "7", "9"];
  const sum = [...number].reduce(
    (total, digit, index) => total + Number(index % 2 === 0 ? doubled[Number(digit)] : digit),
    0,
  );
  return sum % 10 === 0;
}

it("card numbers have sixteen digits with a Luhn check digit, and differ", () => {
  const numbers = Array.from({ length: 200 }, newCardNumber);
  expect(numbers.filter((number) => !/^88\d{14}$/.test(number) || !passesLuhn(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
