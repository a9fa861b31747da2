/**
 * Options of a call whose body is a form: a serializer of its own, and no type of content, so that the platform names the form's. It
 * is made before the request, not out of it: a call that is made while the page is being left must leave with it.
 */
export const asForm = { bodySerializer: toForm, headers: { "Content-Type": null } };

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
