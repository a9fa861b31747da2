import ajvCompiler from "@fastify/ajv-compiler";
import type { FastifySchemaCompiler } from "fastify";

interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

type BuildCompiler = ReturnType<typeof ajvCompiler>;
type Compile = FastifySchemaCompiler<unknown>;

/**
 * Compiles a validator on its first request. Compiling those of every operation would take half of the server's start time, and most
 * operations are not called for a while.
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

/** Lowercases a schema's header names as Node does. Fastify only does so for its own compiler. */
function inLowerCase(schema: unknown): ObjectSchema {
  const { properties = {}, required = [], ...rest } = schema as ObjectSchema;
  const named = Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    ...rest,
    properties: Object.fromEntries(named) as Record<string, unknown>,
    required: required.map((name) => name.toLowerCase()),
  };
}
