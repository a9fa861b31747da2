import * as z from "zod";

const issuer = z.strictObject({
  /** Part of URLs and stored with linked accounts, so it must never change. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The name that customers see. */
  name: z.string().trim().min(1).max(60),
  /** The issuer's URL; everything else comes from OpenID Connect Discovery. */
  issuer: z.url({ protocol: /^https$/ }),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
});

/** An OpenID Connect issuer. */
export type SocialIssuer = z.infer<typeof issuer>;

/** The issuers from the environment: a JSON array with unique ids. */
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
