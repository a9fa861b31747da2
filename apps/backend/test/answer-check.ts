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
  const places = answerPlaces();
  return (operationId, answer) => {
    const place = places.get(operationId);
    if (!place) return;
    const validate = validatorAt(place);
    const sent: unknown = JSON.parse(JSON.stringify(answer));
    if (!validate(sent)) {
      throw new Error(
        `${operationId} breaks the contract: ${JSON.stringify(validate.errors, null, 1)}\n${JSON.stringify(sent)}`,
      );
    }
  };
}

/** The JSON pointer of each operation's 200 response schema. */
function answerPlaces(): Map<string, string> {
  const places = new Map<string, string>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(item)) {
      const content = (responses?.["200"] as { content?: Record<string, unknown> } | undefined)?.content;
      if (!operationId || !content || !("application/json" in content)) continue;
      const steps = ["paths", path, method, "responses", "200", "content", "application/json", "schema"];
      places.set(
        operationId,
        steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
      );
    }
  }
  return places;
}
