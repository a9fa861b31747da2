import type { Customer, ProfileBody } from "@sen/api";
import * as z from "zod/mini";
import { dayInVietnam, isCalendarDay } from "./calendar-day.ts";
import { fieldErrors } from "./field-errors.ts";
import { personNameSchema } from "./person-name-schema.ts";

/** What customers say of their gender. The spec does not show the values. */
export const Gender = { female: 0, male: 1, other: 2 } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

/** What a customer is called whose name nobody has told. */
export const UNNAMED_CUSTOMER = "Khách hàng Sen";

/** The first day that is taken for a birthday. The spec does not show one. */
export const FIRST_BIRTHDAY = "1900-01-01";

/** Whether somebody can have been born on this day, seen from `now`: a day of the calendar that is not in the future. */
export function isBirthday(day: string, now: Date): boolean {
  return isCalendarDay(day) && day >= FIRST_BIRTHDAY && day <= dayInVietnam(now);
}

/** What customers tell of themselves: name, birthday and gender; the last two may be left out. `now` is the server's time. */
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

/** The form as a customer's record fills it. */
export function profileFormOf({
  full_name,
  birthday,
  gender,
}: Pick<Customer, "full_name" | "birthday" | "gender">): ProfileFormData {
  return { full_name, birthday, gender };
}

/** What the call takes: what is not told is left out. */
export function profileBody({ full_name, birthday, gender }: ProfileFormData): ProfileBody {
  return { full_name, ...(birthday !== null && { birthday }), ...(gender !== null && { gender }) };
}
