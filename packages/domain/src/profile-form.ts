import type { Customer, ProfileBody } from "@sen/api";
import * as z from "zod/mini";
import { dayInVietnam, isCalendarDay } from "./calendar-day.ts";
import { fieldErrors } from "./field-errors.ts";
import { personNameSchema } from "./person-name-schema.ts";

/** A customer's gender. The spec does not show the values. */
export const Gender = { female: 0, male: 1, other: 2 } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

/** Displayed for a customer without a name. */
export const UNNAMED_CUSTOMER = "Khách hàng Sen";

/** The earliest birthday accepted. The spec does not show one. */
export const FIRST_BIRTHDAY = "1900-01-01";

/** Whether this is a possible birthday: a valid date, not in the future at `now`. */
export function isBirthday(day: string, now: Date): boolean {
  return isCalendarDay(day) && day >= FIRST_BIRTHDAY && day <= dayInVietnam(now);
}

/** The profile form: name, birthday and gender; the last two are optional. `now` is the server's time. */
export function profileFormSchemaAt(now: Date) {
  return z.object({
    full_name: personNameSchema,
    birthday: z.nullable(
      z
        .string({ error: fieldErrors.birthdayFormat })
        .check(z.refine((day) => isBirthday(day, now), { error: fieldErrors.birthdayFormat })),
    ),
    gender: z.nullable(z.literal(Object.values(Gender), { error: fieldErrors.invalid })),
  });
}
export type ProfileFormData = z.output<ReturnType<typeof profileFormSchemaAt>>;

/** The form's values for a customer's record. */
export function profileFormOf({
  full_name,
  birthday,
  gender,
}: Pick<Customer, "full_name" | "birthday" | "gender">): ProfileFormData {
  return { full_name, birthday, gender };
}

/** The request body, without fields that are not set. */
export function profileBody({ full_name, birthday, gender }: ProfileFormData): ProfileBody {
  return { full_name, ...(birthday !== null && { birthday }), ...(gender !== null && { gender }) };
}
