import type * as z from "zod";
import { settingDocs } from "./setting.ts";

/** Settings are invalid, with one sentence for each. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/**
 * Reads a program's settings from the environment. An empty value counts as unset.
 * Throws a `SettingsError` that lists every invalid one.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  settings: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<z.ZodObject<Shape>> {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { success, data, error } = settings.safeParse(said);
  if (success) return data;
  const wrong = new Set(error.issues.map(({ path: [name] }) => String(name)));
  throw new SettingsError(
    [...wrong].map((name) => refusal(name, settings.shape[name] as z.ZodType, said[name])),
  );
}

function refusal(name: string, schema: z.ZodType, value: string | undefined): string {
  const { form = "left out", secret = false } = settingDocs.get(schema) ?? {};
  return `${name} must be ${form}${secret || value === undefined ? "" : `, not "${value}"`}.`;
}
