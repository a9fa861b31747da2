import * as z from "zod";

const issuer = z.strictObject({
  /** Stands in addresses of ours and with the accounts that are joined: it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** As customers know it. */
  name: z.string().trim().min(1).max(60),
  /** Its address; what else is needed is found from there (OpenID Connect Discovery). */
  issuer: z.url({ protocol: /^https$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
});

/** An OpenID Connect issuer. */
export type SocialIssuer = z.infer<typeof issuer>;

/** Issuers as the environment says them: JSON, each with a name of its own. */
export const socialIssuers = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", input: text });
      return z.NEVER;
    }
  })
  .pipe(z.array(issuer).min(1).max(10))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
