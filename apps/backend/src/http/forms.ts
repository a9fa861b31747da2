import type { FastifyInstance } from "fastify";

/** Deeper or longer than any form of ours: such a form is not one. */
const MAX_DEPTH = 6;
const MAX_FIELDS = 1000;

type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** PUT bodies are forms with nested names: `customer_info[phone_number]=…&items[0][quantity]=2`. */
export function acceptForms(app: FastifyInstance): void {
  // Fastify brings a parser for it; nothing of ours is plain text.
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => parseForm(body),
  );
}

/** Reads a form. An index makes a list (`a[0]`, or `a[]` for the next), any other name a field; a name that repeats makes a list. */
export function parseForm(body: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = Object.create(null) as Record<string, FormValue>;
  let count = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    if (++count > MAX_FIELDS) break;
    const path = stepsOf(name);
    if (path.length > 0 && path.length <= MAX_DEPTH) put(form, path, value);
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listsOf(value)]));
}

function stepsOf(name: string): string[] {
  const [first = "", rest = ""] = splitAt(name, name.indexOf("["));
  const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "");
  return first === "" ? [] : [first, ...inner];
}

function splitAt(text: string, index: number): [string, string] {
  return index === -1 ? [text, ""] : [text.slice(0, index), text.slice(index)];
}

/** Everything is kept by name first; lists are recognised when all names are in. Objects have no prototype, so `__proto__` is a name like any other. */
function put(into: Record<string, FormValue>, path: string[], value: string): void {
  const [step = "", ...rest] = path;
  // An empty list travels as `ids[]=`: its container is made, nothing is put into it.
  if (step === "" && rest.length === 0 && value === "") return;
  const name = step === "" ? String(Object.keys(into).length) : step;
  const present = into[name];
  if (rest.length > 0) {
    const inner =
      typeof present === "object" && !Array.isArray(present)
        ? present
        : (Object.create(null) as Record<string, FormValue>);
    into[name] = inner;
    put(inner, rest, value);
  } else if (present === undefined) {
    into[name] = value;
  } else {
    into[name] = Array.isArray(present) ? [...present, value] : [present, value];
  }
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.every((name) => /^\d{1,4}$/.test(name))) {
    return names.sort((a, b) => Number(a) - Number(b)).map((name) => listsOf(value[name] ?? ""));
  }
  return Object.fromEntries(names.map((name) => [name, listsOf(value[name] ?? "")]));
}
