import type { IdentityBody } from "@sen/api";
import * as z from "zod/mini";
import { IdentityType } from "./enumerations.ts";
import { fieldErrors } from "./field-errors.ts";
import { isIdentityNumber, plainIdentityNumber } from "./identity.ts";

const picture = z.uuid({ error: fieldErrors.identityPictureRequired });

const formErrors = {
  [IdentityType.idCard]: fieldErrors.identityCardFormat,
  [IdentityType.passport]: fieldErrors.passportFormat,
} as const;

/** An identity document: type, number and two uploaded pictures. Parses to the request body. */
export const identityFormSchema = z
  .object({
    type: z.literal(Object.values(IdentityType), { error: fieldErrors.invalid }),
    number: z
      .string({ error: fieldErrors.identityNumberRequired })
      .check(
        z.overwrite(plainIdentityNumber),
        z.minLength(1, { error: fieldErrors.identityNumberRequired, abort: true }),
      ),
    front_id: picture,
    back_id: picture,
  })
  .check((context) => {
    const { type, number } = context.value;
    if (!isIdentityNumber(type, number)) {
      context.issues.push({ code: "custom", path: ["number"], message: formErrors[type], input: number });
    }
  }) satisfies z.ZodMiniType<IdentityBody>;
export type IdentityFormData = z.output<typeof identityFormSchema>;
