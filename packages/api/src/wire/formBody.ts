import type { Middleware } from "openapi-fetch";

/** Bodies of PUT calls are forms, nested fields as `a[b]`. Spec §7. */
export const formBody: Middleware = {
  async onRequest({ request }) {
    if (request.method !== "PUT" || !request.headers.get("Content-Type")?.startsWith("application/json")) {
      return undefined;
    }
    const headers = new Headers(request.headers);
    headers.delete("Content-Type");
    return new Request(request, { headers, body: toForm(await request.json()) });
  },
};

/**
 * Fields of a form: `{ a: { b: 1 }, c: [{ d: 2 }] }` becomes `a[b]=1&c[0][d]=2`. An empty list is `c[]=`,
 * null is an empty field, and what is undefined is left out.
 */
export function toForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) append(form, name, value);
  return form;
}

function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value) && value.length === 0) form.append(`${name}[]`, "");
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
  } else form.append(name, value === null ? "" : String(value));
}
