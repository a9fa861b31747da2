import type { MembershipBody } from "@sen/api";
import * as z from "zod/mini";
import { CITIES, Occupation } from "./enumerations.ts";
import { fieldErrors } from "./field-errors.ts";

/** The form to become a member. Spec §3, occupations and cities. */
export const membershipFormSchema = z.object({
  occupation: z.literal(Object.values(Occupation), { error: fieldErrors.occupationRequired }),
  city: z.enum(CITIES, { error: fieldErrors.cityRequired }),
}) satisfies z.ZodMiniType<MembershipBody>;
export type MembershipFormData = z.output<typeof membershipFormSchema>;
