import ajvCompiler from "@fastify/ajv-compiler";
import type { FastifySchemaCompiler } from "fastify";

interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

type BuildCompiler = ReturnType<typeof ajvCompiler>;
type Compile = FastifySchemaCompiler<unknown>;

/**
 * Compiles what checks a part of a request when the first such request comes. Compiling every operation's would be half of a
 * server's start, and most operations are not called for long.
 */
export function lateValidators(): BuildCompiler {
  const build = ajvCompiler();
  const buildLate = (...given: Parameters<BuildCompiler>): Compile => {
    const compile = build(...given) as unknown as Compile;
    return (route) => {
      const { schema, httpPart } = route;
      let validate: ReturnType<Compile> | undefined;
      return (value: unknown) => {
        validate ??= compile({ ...route, schema: httpPart === "headers" ? inLowerCase(schema) : schema });
        return validate(value) === true || { error: validate.errors ?? [] };
      };
    };
  };
  return buildLate as unknown as BuildCompiler;
}

/** Node gives the names of headers in lower case; Fastify spells a schema so only for a compiler of its own. */
function inLowerCase(schema: unknown): ObjectSchema {
  const { properties = {}, required = [], ...rest } = schema as ObjectSchema;
  const named = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...rest,
    properties: Object.fromEntries(named) as Record<string, unknown>,
    required: required.map((name) => name.toLowerCase()),
  };
}
