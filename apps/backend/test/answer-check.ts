import Fastify from "fastify";
import type { AnswerCheck } from "../src/http/bind.ts";
import { contract } from "../src/http/contract.ts";

type Validate = ((answer: unknown) => boolean) & { errors?: unknown };

/** Validators of the contract's schemas, by JSON pointer. They do not coerce or set defaults, and report all errors. */
export async function contractValidators(): Promise<(place: string) => Validate> {
  const app = Fastify({
    ajv: {
      customOptions: {
        coerceTypes: false,
        useDefaults: false,
        removeAdditional: false,
        allErrors: true,
        strict: false,
        // Both make compiling faster.
        inlineRefs: false,
        code: { optimize: false },
      },
    },
  });
  app.addSchema({ $id: "contract", ...contract });
  app.post("/", { schema: { body: { type: "object" } } }, () => null);
  await app.ready();
  const validators = new Map<string, Validate>();
  return (place) => {
    const known = validators.get(place);
    if (known) return known;
    const schema = { $ref: `contract#${place}` };
    const validate = app.validatorCompiler?.({
      schema,
      method: "POST",
      url: "/",
      httpPart: "body",
    }) as unknown as Validate;
    validators.set(place, validate);
    return validate;
  };
}

let made: Promise<AnswerCheck> | undefined;

/** Checks responses against the contract. Compiling is slow, so all test files of a worker share one check. */
export function answerCheck(): Promise<AnswerCheck> {
  return (made ??= makeAnswerCheck());
}

async function makeAnswerCheck(): Promise<AnswerCheck> {
  const validatorAt = await contractValidators();
  return (route, answer) => {
    const { path, method, operation } = route;
    if (!("application/json" in (operation.responses["200"].content ?? {}))) return;
    const steps = ["paths", path, method, "responses", "200", "content", "application/json", "schema"];
    const validate = validatorAt(
      steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    );
    const sent: unknown = JSON.parse(JSON.stringify(answer));
    if (!validate(sent)) {
      throw new Error(
        `${operation.operationId} breaks the contract: ${JSON.stringify(validate.errors, null, 1)}\n${JSON.stringify(sent)}`,
      );
    }
  };
}
