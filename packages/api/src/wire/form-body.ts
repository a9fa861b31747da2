/**
 * Options of a call with a form body: its own serializer, and no content type, so that the platform sets the form's. The body is built
 * before the request rather than derived from it, because a call made while the page is being left must be sent synchronously.
 */
export const asForm = { bodySerializer: toForm, headers: { "Content-Type": null } };

/**
 * Flattens a body into form fields: `{ a: { b: 1 }, c: [{ d: 2 }] }` becomes `a[b]=1&c[0][d]=2`. An empty list is `c[]=`,
 * null an empty field; undefined is omitted.
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
