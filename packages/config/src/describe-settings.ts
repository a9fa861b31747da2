import type * as z from "zod";
import { settingDocs } from "./setting.ts";

/** Describes a program's settings: name, current value, accepted values, and what each does. */
export function describeSettings(
  settings: z.ZodObject,
  env: Readonly<Record<string, string | undefined>>,
): string {
  return Object.entries(settings.shape)
    .map(([name, schema]) => {
      const told = settingDocs.get(schema as z.ZodType);
      if (!told) throw new Error(`${name} has no description.`);
      const said = env[name];
      const now = !said ? `${told.otherwise || "nothing"} (default)` : told.secret ? "set, not shown" : said;
      return `${name} = ${now}\n    ${told.description}\n    It must be ${told.form}.`;
    })
    .join("\n");
}
