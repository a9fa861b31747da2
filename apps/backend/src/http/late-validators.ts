import ajvCompiler from "@fastify/ajv-compiler";
import type { FastifySchemaCompiler } from "fastify";

type BuildCompiler = ReturnType<typeof ajvCompiler>;
type Compile = FastifySchemaCompiler<unknown>;

/** Compiles each schema once for all servers of the process. */
const build = ajvCompiler();

/**
 * Compiles a validator on its first request. Compiling those of every operation would take half of the server's start time, and most
 * operations are not called for a while.
 */
export const lateValidators = ((...given: Parameters<BuildCompiler>): Compile => {
  const compile = build(...given) as unknown as Compile;
  return (route) => {
    let validate: ReturnType<Compile> | undefined;
    return (value: unknown) => {
      validate ??= compile(route);
      return validate(value) === true || { error: validate.errors ?? [] };
    };
  };
}) as unknown as BuildCompiler;
